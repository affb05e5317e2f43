import type { ModuleShape } from '../../dialects/dialect.ts';

/** A definition that is a module, its text read. */
export interface ModuleToRead {
  absolute: string;
  /** As shown. */
  path: string;
  /** The name of the tool's directory. */
  tool: string;
  text: string;
  shape: ModuleShape;
}
