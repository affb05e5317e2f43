/** A line of a text that a page has broken into lines. */
export interface TextLine {
  text: string;
  /** In the window. */
  box: DOMRect;
}

/** The lines of a text, as the page lays them out: without the spaces around them. */
export function textLines(text: Text): TextLine[] {
  const range = document.createRange();
  const lines: TextLine[] = [];
  let at = 0;
  let spaces = '';
  for (const character of text.data) {
    range.setStart(text, at);
    at += character.length;
    range.setEnd(text, at);
    const box = range.getBoundingClientRect();
    const line = lines.at(-1);
    if (/\s/.test(character)) spaces = ' ';
    // What joins the character before it has no box of its own.
    else if (line && (box.width === 0 || Math.abs(box.top - line.box.top) < box.height / 2)) {
      line.text += spaces + character;
      if (box.width > 0) line.box = around(line.box, box);
      spaces = '';
    } else {
      lines.push({ text: character, box });
      spaces = '';
    }
  }
  return lines;
}

function around(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const [right, bottom] = [Math.max(one.right, other.right), Math.max(one.bottom, other.bottom)];
  return new DOMRect(left, top, right - left, bottom - top);
}
