import type { InputValues } from '../model/input.ts';
import type { LiveTool } from '../model/tool.ts';
import type { Draft } from '../view/panel-state.ts';
import { decodeInputs } from './decode-inputs.ts';
import { FILE_BYTES } from './link-limits.ts';

/** A form's values as a file: `{"tool": "histogram", "input": {"text": "3 1 4"}}`. What is sensitive it leaves out. */
export function writeInputs({ id, inputs }: LiveTool, values: InputValues): string {
  const kept = inputs.filter(({ sensitive }) => !sensitive).map((input) => [input.id, values[input.id]] as const);
  return `${JSON.stringify({ tool: id, input: Object.fromEntries(kept) }, undefined, 2)}\n`;
}

/**
 * What a file of inputs holds for a tool's form.
 * @throws Error with a sentence for the reader
 */
export async function readInputs({ id, name, inputs }: LiveTool, file: File): Promise<[id: string, draft: Draft][]> {
  if (file.size > FILE_BYTES) throw new Error(`“${file.name}” is larger than ${FILE_BYTES / 1e6} MB.`);
  const { tool, input } = parse(await file.text());
  if (typeof input !== 'object' || input === null) throw new Error(`“${file.name}” is no file of saved inputs.`);
  if (tool !== id) throw new Error(`“${file.name}” holds the inputs of another tool: ${tool}, not ${name}.`);
  const values = Object.entries(input).filter(([, value]) => /string|number|boolean/.test(typeof value));
  return decodeInputs(inputs, new Map(values.map(([key, value]) => [key, String(value)])));
}

function parse(text: string): { tool?: unknown; input?: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Has the reader choose a file; undefined where they choose none. */
export function chooseFile(): Promise<File | undefined> {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.accept = '.json,application/json';
  return new Promise((resolve) => {
    picker.onchange = () => resolve(picker.files?.[0]);
    picker.oncancel = () => resolve(undefined);
    picker.click();
  });
}
