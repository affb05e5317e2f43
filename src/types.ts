/** The contract's types, for tools to import as types only: `import type { Tool } from 'pegboard/types'`. */
export type { CtpTool, File as CtpFile, Result as CtpResult } from './dialects/ctp/ctp-tool.ts';
export type { Definition as CtpDefinition } from './dialects/ctp/definition.ts';
export type { Manifest } from './dialects/native/manifest.ts';
export type { Case } from './model/case.ts';
export type { InputSpec as Input, InputValues } from './model/input.ts';
export type { Output, OutputKind } from './model/output.ts';
export type { Ctx, ToolModule as Tool } from './model/tool-module.ts';
