import { type Example, RESULT, run, tool } from './example.ts';

const returns = (value: string) => run(`return ${value};`);
const endless = run('for (;;);');
const endlessOn = (text: string) => run(`if (text === '${text}') for (;;);\n    return ${RESULT};`);
const sample = (text: string) => ({ label: text, input: { text } });
const known = (text: string) => ({
  name: `takes ${text}`,
  input: { text },
  expect: { kind: 'fields', fields: [{ label: 'words', value: '2' }] },
});
/** A limit that a test can wait for. */
const short = { runtime: { entry: 'index.ts', thread: 'worker' }, timeoutMs: 200 };

/** What is wrong with what a tool's code does: by code. */
export const runs: { [code: string]: Example } = {
  'bad-progress': tool(run(`ctx.progress(2);\n    return ${RESULT};`)),
  'bad-result': tool(returns("{ kind: 'fields', fields: [{ label: 'words', value: 2 }] }")),
  'case-failed': tool(returns(RESULT), {
    cases: [{ ...known('a'), expect: { kind: 'fields', fields: [{ label: 'words', value: '3' }] } }],
  }),
  'case-slow': tool(
    run(
      `if (text === 'a') for (const end = performance.now() + 40; performance.now() < end; );\n    return ${RESULT};`,
    ),
    { cases: [{ ...known('a'), maxMs: 1 }] },
  ),
  'case-threw': tool(run(`if (text === 'a') throw new Error('No');\n    return ${RESULT};`), { cases: [known('a')] }),
  'case-timeout': tool(endlessOn('a'), { manifest: short, cases: [known('a')] }),
  'changes-globals': tool(run(`globalThis.last = text;\n    return ${RESULT};`)),
  forbidden: tool(run(`try { fetch('https://example.com'); } catch {}\n    return ${RESULT};`)),
  'not-deterministic': tool(run("return { kind: 'text', text: String(++count) };", 'let count = 0;\n\n'), {
    manifest: { kinds: ['text', 'error'] },
    cases: [{ name: 'counts', input: {}, expect: { kind: 'text', text: '1' } }],
  }),
  'not-run': tool(endlessOn('a'), {
    manifest: { ...short, samples: [sample('a')] },
    cases: [known('a'), { ...known('a'), name: 'again' }, { ...known('a'), name: 'once more' }],
  }),
  'out-of-memory': tool(
    run(`if (text === 'a') for (const all = []; ; ) all.push(Array(1e6).fill(all.length / 3));\n    return ${RESULT};`),
    // On a busy machine it takes long to find that there is no memory left.
    { cases: [{ ...known('a'), maxMs: 30_000 }] },
  ),
  'sample-slow': tool(endlessOn('a'), { manifest: { ...short, samples: [sample('a')] } }),
  'sample-threw': tool(run(`if (text === 'a') throw new Error('No');\n    return ${RESULT};`), {
    manifest: { samples: [sample('a')] },
  }),
  'seed-is-error': tool(returns("{ kind: 'error', message: 'No word.' }")),
  'seed-threw': tool(run("throw new Error('No');")),
  'seed-timeout': tool(endless, { manifest: short }),
  'stray-error': tool(run(`Promise.reject(new Error('Late'));\n    return ${RESULT};`)),
  'undeclared-kind': tool(returns("{ kind: 'text', text: 'Two words.' }")),
};
