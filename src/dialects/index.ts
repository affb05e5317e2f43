import { agentfootprint } from './agentfootprint/agentfootprint.ts';
import { ctp } from './ctp/ctp.ts';
import type { Dialect } from './dialect.ts';
import { mcp } from './mcp/mcp.ts';
import { native } from './native/native.ts';
import { tea } from './tea/tea.ts';

/** Every dialect that a tool can be written in. */
export const dialects: readonly Dialect[] = [native, ctp, mcp, tea, agentfootprint];
