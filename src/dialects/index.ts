import type { Dialect } from './dialect.ts';
import { mcp } from './mcp/mcp.ts';
import { native } from './native/native.ts';

/** Every dialect that a tool can be written in. */
export const dialects: readonly Dialect[] = [native, mcp];
