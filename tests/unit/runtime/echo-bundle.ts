import type { ToolModule } from '../../../src/model/tool-module.ts';
import { makeLiveTool } from '../../support/make-tool.ts';

/** What the file of a tool exports. */
export const tool = makeLiveTool();

export async function load(): Promise<ToolModule> {
  return { run: ({ text }) => ({ kind: 'text', text: `echo ${text}` }) };
}
