/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { Format, Way } from '../view/export-formats.ts';
import { Exports } from '../view/exports.tsx';
import type { ExportsProps } from '../view/extra-views.ts';
import { partNumber } from '../view/part-number.ts';
import { type ChartTables, exportResult } from './export-text.ts';
import { fileTypeOf } from './file-type-of.ts';
import { saveFile } from './save-file.ts';

/**
 * What copies and saves the results of a tool.
 * @param id the tool's: files are named after it
 * @param chartTables undefined for a tool that declares no picture
 * @param say given a sentence for the status region
 */
export function createExports(
  id: string,
  chartTables: ChartTables | undefined,
  say: (text: string) => void,
): ComponentType<ExportsProps> {
  async function act({ output, whole }: ExportsProps, way: Way, format: Format) {
    // A sentence that is said again is read out again only when it was gone.
    say('');
    say(await outcome(output, whole, way, format));
  }

  /** Calls the clipboard before anything is awaited: only as long is it the reader's click. */
  async function outcome(output: ExportsProps['output'], whole: ExportsProps['output'], way: Way, format: Format) {
    let content: string | Uint8Array;
    try {
      content = exportResult(output, format, chartTables ?? (() => []));
    } catch (error) {
      console.error(error);
      return `The result could not be made into ${format}. It may be too large.`;
    }
    if (way === 'copy') return copyText(String(content), format);
    const { ending, type } = fileTypeOf(output, format);
    const number = partNumber(whole, output);
    const name = `${id}${number === undefined ? '' : `-${number}`}.${ending}`;
    saveFile(name, content, type);
    return `Saved as ${name}.`;
  }

  return (props) => <Exports {...props} onExport={(way, format) => act(props, way, format)} />;
}

async function copyText(text: string, format: Format): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `Copied as ${format}.`;
  } catch (error) {
    console.warn(error);
    return 'The browser did not let the page copy. Download the result, or select it and copy it by hand.';
  }
}
