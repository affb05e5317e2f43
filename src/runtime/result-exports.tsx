/** @jsxImportSource preact */
import type { Output } from '../model/output.ts';
import type { LiveTool } from '../model/tool.ts';
import { type Format, formatsOf, type Way } from '../view/export-formats.ts';
import { Exports } from '../view/exports.tsx';
import type { ExtraViews } from '../view/extra-views.ts';
import { partNumber } from '../view/part-number.ts';
import { copyText } from './copy-text.ts';
import { exportResult } from './export-result.ts';
import { fileTypeOf } from './file-type-of.ts';
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

  async function act(output: Output, part: number | undefined, way: Way, format: Format) {
    try {
      const content = exportResult(output, format, extra.pictures);
      if (way === 'copy') say(await copied(String(content), format));
      else {
        const { ending, type } = fileTypeOf(output, format);
        const name = `${id}${part === undefined ? '' : `-${part}`}.${ending}`;
        saveFile(name, content, type);
        say(`Saved as ${name}.`);
      }
    } catch (error) {
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
          onExport={(way, format) => act(output, part, way, format)}
        />
      );
    },
  };
}

/** A picture that the tool does not declare is not drawn: what would draw it is not loaded. */
function isDrawn({ kind }: Output, { pictures }: ExtraViews): boolean {
  return pictures.has(kind) || kind === 'table' || formatsOf(kind, false)[0] !== 'TSV';
}

/** Nothing may be awaited before: a browser lets a page copy only as long as it is the reader's click. */
async function copied(text: string, format: Format): Promise<string> {
  try {
    await copyText(text);
    return `Copied as ${format}.`;
  } catch (error) {
    console.warn(error);
    return 'The browser did not let the page copy. Download the result, or select it and copy it by hand.';
  }
}
