/** @jsxImportSource preact */
import type { Output } from '../model/output.ts';
import type { LiveTool } from '../model/tool.ts';
import { type Format, formatsOf, isPicture, type PictureFormat, type Way } from '../view/export-formats.ts';
import { Exports } from '../view/exports.tsx';
import type { ExtraViews } from '../view/extra-views.ts';
import { partNumber } from '../view/part-number.ts';
import { STATUS } from '../view/wording.ts';
import { copyText } from './copy-text.ts';
import { exportResult } from './export-result.ts';
import { fileTypeOf } from './file-type-of.ts';
import { once } from './once.ts';
import pictureUrl from './picture/make-picture.ts?chunk';
import { saveFile } from './save-file.ts';
import type { CardEvent } from './state.ts';

/**
 * What draws results, with the buttons that copy and save them.
 * @param shown the result that is shown: nothing else, such as a partial one, can be taken along
 */
export function withExports(
  extra: ExtraViews,
  { id }: LiveTool,
  shown: () => Output | undefined,
  dispatch: (event: CardEvent) => void,
): ExtraViews {
  const say = (status: string) => dispatch({ type: 'say', status });

  async function act(output: Output, part: number | undefined, way: Way, format: Format, figure?: HTMLElement) {
    try {
      const picture = figure && isPicture(format) ? makePicture(figure, format) : undefined;
      const content = picture ?? exportResult(output, format, extra.pictures);
      if (way === 'copy') {
        const copying = content instanceof Promise ? copyPicture(content, format) : copyText(String(content));
        say(await copied(copying, format, picture));
      } else {
        const { ending, type } = fileTypeOf(output, format);
        const name = `${id}${part === undefined ? '' : `-${part}`}.${ending}`;
        saveFile(name, content instanceof Promise ? await content : content, type);
        say(`Saved as ${name}.`);
      }
    } catch (error) {
      if (error instanceof NotLoaded) return say(STATUS.unloaded);
      console.error(error);
      say(`The result could not be made into ${format}: it may be too large. Try another format.`);
    }
  }

  return {
    ...extra,
    exports({ output, limits }) {
      const whole = shown();
      const part = whole && partNumber(whole, output);
      if ((output !== whole && part === undefined) || !isDrawn(output, extra)) return null;
      return (
        <Exports
          output={output}
          part={part}
          limits={limits}
          onExport={(way, format, figure) => act(output, part, way, format, figure)}
        />
      );
    },
  };
}

/** A picture that the tool does not declare is not drawn: what would draw it is not loaded. */
function isDrawn({ kind }: Output, { pictures }: ExtraViews): boolean {
  return pictures.has(kind) || kind === 'table' || formatsOf(kind, false)[0] !== 'TSV';
}

/** A picture is taken from what is drawn. What makes it is loaded with the first one: most readers take none. */
async function makePicture(figure: HTMLElement, format: PictureFormat): Promise<Blob> {
  const picture = await loadPicture();
  if (!picture) throw new NotLoaded();
  return picture.makePicture(figure, format);
}

const loadPicture = once<typeof import('./picture/make-picture.ts')>(() => import(/* @vite-ignore */ pictureUrl));

/** What makes pictures is not there: the console says why. */
class NotLoaded extends Error {}

/** The clipboard is promised a picture: it is the reader's click only now. An SVG is text to most that take one. */
async function copyPicture(picture: Promise<Blob>, format: Format): Promise<void> {
  const type = format === 'PNG' ? 'image/png' : 'text/plain';
  const content = picture.then((blob) => new Blob([blob], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
}

/**
 * Nothing may be awaited before: a browser lets a page copy only as long as it is the reader's click.
 * @param content what is copied, where it was only promised. Rejects with it
 */
async function copied(copying: Promise<void>, format: Format, content?: Promise<unknown>): Promise<string> {
  try {
    await copying;
    return `Copied as ${format}.`;
  } catch (error) {
    await content;
    console.warn(error);
    return 'The browser did not let the page copy. Download the result, or select it and copy it by hand.';
  }
}
