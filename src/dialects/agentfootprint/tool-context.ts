import { get } from '../../model/get.ts';
import type { Ctx } from '../../model/tool-module.ts';

/**
 * What `execute` gets beside its arguments (agentfootprint, core/tools.ts, `ToolExecutionContext`), as far as a page has it: the signal
 * that aborts, and progress. There is no run, no session and no other tool. Credentials and artifacts refuse, as in the framework
 * where none are attached.
 */
export function toolContext({ signal, progress }: Ctx): object {
  return {
    toolCallId: 'page',
    iteration: 1,
    signal,
    hasCredentials: false,
    credentials: { id: 'none', getCredential: refuse('credentials') },
    hasArtifacts: false,
    artifacts: new Proxy({}, { get: () => refuse('artifacts') }),
    teardownScopes: [],
    progress(payload: unknown) {
      const [done, total] = [get(payload, 'done'), get(payload, 'total')];
      // A report without numbers says nothing that a bar can show.
      const fraction = typeof done === 'number' && typeof total === 'number' ? done / total : Number.NaN;
      if (fraction >= 0 && fraction <= 1) progress(fraction);
    },
  };
}

function refuse(what: string): () => Promise<never> {
  return () => Promise.reject(new Error(`A page has no ${what}`));
}
