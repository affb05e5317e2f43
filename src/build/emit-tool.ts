import { dialects } from '../dialects/index.ts';
import type { Tool } from '../model/tool.ts';
import type { EmittedFile } from '../render/site.ts';
import { toolPath } from '../render/urls.ts';

/** A tool written down for programs. */
export interface EmittedTool {
  /** What its page says of each file, those too that cannot be. */
  listed: EmittedFile[];
  /** The texts, by their path below the base. */
  files: Map<string, string>;
}

/** Writes a tool down in every dialect that can say it, and its schemas by themselves. */
export function emitTool(tool: Tool): EmittedTool {
  const result: EmittedTool = { listed: [], files: new Map() };
  const add = (file: string, title: string, document: unknown, losses: EmittedFile['losses']) => {
    const path = toolPath(tool.id) + file;
    result.listed.push({ title, file, path, losses });
    result.files.set(path.slice(1), `${JSON.stringify(document, null, 2)}\n`);
  };
  for (const { title, emitter } of dialects) {
    if (!emitter) continue;
    const made = emitter.write(tool);
    if (made.refused === undefined) add(emitter.file, title, made.document, made.losses);
    else result.listed.push({ title, file: emitter.file, refused: made.refused, losses: [] });
  }
  add('input.schema.json', 'JSON Schema of the arguments', tool.inputSchema, []);
  if (tool.outputSchema) add('output.schema.json', 'JSON Schema of the result', tool.outputSchema, []);
  return result;
}
