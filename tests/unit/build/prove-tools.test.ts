import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Stages } from '../../../src/build/stages.ts';
import { A, proveSketches, QUICK } from '../../support/prove-sketches.ts';

const TEXT = [{ id: 'text', type: 'text', label: 'Text', default: 'one two' }];

describe('a tool without fault', () => {
  it('has a seed and passes its cases, whatever stands beside it', async () => {
    const { said, proofs, passed, failed } = await proveSketches({
      good: {},
      worker: { ...QUICK },
      constructor: { cases: [{ name: 'toString', input: JSON.parse('{"__proto__": 1, "text": "a"}'), expect: A }] },
      bad: { body: 'throw new Error("broken")' },
    });
    expect([...proofs.keys()]).toEqual(['bad', 'constructor', 'good', 'worker']);
    expect(proofs.get('good')).toEqual({
      seed: { kind: 'text', text: 'one two' },
      cases: [{ name: 'a', passed: true }],
      samples: [],
    });
    expect(proofs.get('constructor')?.cases).toEqual([{ name: 'toString', passed: true }]);
    expect(proofs.get('bad')).toEqual({
      seed: undefined,
      cases: [{ name: 'a', passed: false }],
      samples: [],
    });
    expect({ passed, failed }).toEqual({ passed: 3, failed: 1 });
    expect(said.every((line) => line.startsWith('bad/'))).toBe(true);
  });

  it('gives the results of its samples, in their order, errors too', async () => {
    const { proofs } = await proveSketches({
      sampled: {
        inputs: TEXT,
        body: "if (text === 'b') return { kind: 'error', message: 'no b' };",
        samples: [
          { label: 'A', input: { text: 'a' } },
          { label: 'B', input: { text: 'b' } },
        ],
      },
    });
    expect(proofs.get('sampled')?.samples).toEqual([A, { kind: 'error', message: 'no b' }]);
  });

  it('may await, use what a browser has, report progress and return early', async () => {
    const { said } = await proveSketches({
      web: {
        body: `const bytes = new TextEncoder().encode(text);
          const hash = await crypto.subtle.digest('SHA-256', bytes);
          const zipped = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
          const size = (await new Response(zipped).arrayBuffer()).byteLength;
          await new Promise((resolve) => setTimeout(resolve, 1));
          if (hash.byteLength !== 32 || size < 20 || new URL('http://a/?b=1').search !== '?b=1') throw new Error('web');
          if (typeof setTimeout(() => {}, 1) !== 'number' || !(ctx.signal instanceof AbortSignal)) throw new Error('web');
          structuredClone(new Map([[1, new Date(0)]]));
          ctx.progress(0); ctx.progress(0.5, { kind: 'text', text: 'half' }); ctx.progress(1);`,
      },
    });
    expect(said).toEqual([]);
  });

  it('may look for what only some hosts have', async () => {
    const { said } = await proveSketches({
      detects: { body: 'if (typeof process !== "undefined" || typeof Buffer !== "undefined") return null;' },
    });
    expect(said).toEqual([]);
  });

  it('is not run when it is retired', async () => {
    const { said, proofs, bundled } = await proveSketches({
      old: {
        module: 'throw new Error("run")',
        status: 'retired',
        links: [{ label: 'New', href: 'https://example.com/' }],
      },
    });
    expect({ said, proofs: [...proofs], files: bundled.files }).toEqual({ said: [], proofs: [], files: [] });
  });

  it('is told of as its proof ends', async () => {
    const { tools, bundled } = await proveSketches({ one: {}, two: {} });
    const { proveTools } = await import('../../../src/build/prove-tools.ts');
    const steps: string[] = [];
    const stages = new Stages((name, done, total) => steps.push(`${name} ${done}/${total}`));
    stages.begin('proof');
    await proveTools(tools, bundled.modules, { stages });
    stages.end();
    expect(steps).toEqual(['proof 0/0', 'proof 1/2', 'proof 2/2']);
    expect(stages.ended[0]?.slowest.map(({ name }) => name).sort()).toEqual(['one', 'two']);
  });
});

describe('a case', () => {
  it('that fails says what was expected and what came, only where they differ', async () => {
    const fields = (...pairs: [string, string][]) => ({
      kind: 'fields',
      fields: pairs.map(([label, value]) => ({ label, value })),
    });
    const { said } = await proveSketches({
      fails: {
        kinds: ['fields', 'text', 'error'],
        module: `export default { run: ({ text }) => text === 'long'
          ? { kind: 'text', text: 'x'.repeat(500) + 'b' + 'x'.repeat(500) }
          : text === 'no' ? { kind: 'error', message: 'No such text.' }
          : { kind: 'fields', fields: [{ label: 'words', value: '2' }, { label: 'lines', value: '1', note: undefined }] } };`,
        cases: [
          { name: 'value', input: { text: '' }, expect: fields(['words', '3'], ['lines', '1']) },
          { name: 'more', input: { text: '' }, expect: fields(['words', '2']) },
          { name: 'fewer', input: { text: '' }, expect: fields(['words', '2'], ['lines', '1'], ['bytes', '9']) },
          { name: 'same', input: { text: '' }, expect: fields(['words', '2'], ['lines', '1']) },
          { name: 'error', input: { text: 'no' }, expect: fields(['words', '3']) },
          { name: 'long', input: { text: 'long' }, expect: { kind: 'text', text: 'x'.repeat(1001) } },
        ],
      },
    });
    expect(said).toMatchSnapshot();
  });

  it('may throw, take too long for itself, or for the tool', async () => {
    const { said, passed, failed } = await proveSketches({
      cases: {
        ...QUICK,
        body: `if (text === 'throw') throw new TypeError('no text');
          if (text === 'string') throw 'a string'; if (text === 'nothing') throw undefined;
          if (text === 'hostile') throw { get message() { throw 1; }, toString() { throw 2; } };
          if (text === 'slow') await new Promise((resolve) => setTimeout(resolve, 60));
          if (text === 'never') await new Promise(() => {});`,
        cases: [
          ...['throw', 'string', 'nothing', 'hostile'].map((text) => ({ name: text, input: { text }, expect: A })),
          { name: 'slow', input: { text: 'slow' }, expect: { kind: 'text', text: 'slow' }, maxMs: 20 },
          { name: 'as slow as it may', input: { text: 'slow' }, expect: { kind: 'text', text: 'slow' } },
          { name: 'never', input: { text: 'never' }, expect: A },
          { name: 'after', input: { text: 'a' }, expect: A },
        ],
      },
    });
    // How long a run took is another number each time.
    expect(said.map((line) => line.replace(/took \d+ ms, and/, 'took 60 ms, and'))).toMatchSnapshot();
    expect({ passed, failed }).toEqual({ passed: 2, failed: 6 });
  });
});

describe('a run that does not end well', () => {
  it('is the problem of its tool, and of no other', async () => {
    const { said, proofs } = await proveSketches({
      'busy-loop': { ...QUICK, body: 'while (text === "a") {}' },
      endless: { ...QUICK, body: 'await new Promise(() => {});' },
      good: {
        cases: Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, input: { text: 'a' }, expect: A })),
      },
      memory: {
        body: 'if (text === "a") for (const list = [];;) list.push(Array(1e6).fill(list.length / 3));',
        // On a busy machine it takes long to find that there is no memory left.
        cases: [{ name: 'a', input: { text: 'a' }, expect: A, maxMs: 30_000 }],
      },
      'more-good': {},
      recursion: { body: 'const deeper = () => [deeper()]; if (text === "a") deeper();' },
      buffers: { body: 'if (text === "a") for (const list = []; list.length < 40;) list.push(new Uint8Array(5e7));' },
      print: { body: 'for (let i = 0; i < 10; i++) console.log("x".repeat(2 ** 20)), console.error({ text });' },
    });
    expect(said).toMatchSnapshot();
    for (const id of ['good', 'more-good', 'print'])
      expect(proofs.get(id)?.cases.every(({ passed }) => passed)).toBe(true);
    // The seeds of the ones that only fail on their case are known all the same.
    expect(proofs.get('memory')?.seed).toEqual({ kind: 'text', text: 'one two' });
  });

  it('stops a tool that times out again and again, and says what was not run', async () => {
    const { said, failed } = await proveSketches({
      slow: {
        ...QUICK,
        body: 'while (true) {}',
        cases: Array.from({ length: 9 }, (_, index) => ({ name: `case ${index}`, input: { text: 'a' }, expect: A })),
      },
    });
    expect(said).toMatchSnapshot();
    expect(failed).toBe(9);
  });
});

describe('a module', () => {
  it('that cannot be loaded or has no run is told of once', async () => {
    const cases = ['a', 'b', 'c'].map((name) => ({ name, input: { text: 'a' }, expect: A }));
    const { said, failed } = await proveSketches({
      'load-throws': {
        module: 'const list = null; export default { run: () => list.length, at: list.length };',
        cases,
      },
      'load-waits': { ...QUICK, module: 'await new Promise(() => {}); export default { run() {} };', cases },
      'no-run': { module: 'export default { start() {} };', cases },
      nothing: { module: 'export default undefined;', cases },
      'run-is-text': { ...QUICK, module: 'export default { run: "x" };', cases },
    });
    expect(said).toMatchSnapshot();
    expect(failed).toBe(15);
  });
});

describe('a result', () => {
  it('has the shape of its kind, and the kinds are declared', async () => {
    const returns: [string, string][] = [
      ['cyclic', '(() => { const a = { kind: "group", parts: [] }; a.parts.push(a); return a; })()'],
      ['function', '{ kind: "text", text: () => 1 }'],
      ['huge', '{ kind: "text", text: "x".repeat(5e6) }'],
      ['infinite', '{ kind: "fields", fields: [{ label: "a", value: Infinity }] }'],
      ['kind', '{ kind: "txt", text: "a" }'],
      ['list', '[1]'],
      ['many', '{ kind: "group", parts: Array(2e5).fill().map(() => ({ kind: "text", text: "" })) }'],
      ['missing', '{ kind: "fields", fields: [{ label: "a" }] }'],
      ['nan', '{ kind: "table", columns: [{ label: "a" }], rows: [[1], [NaN]] }'],
      ['null', 'null'],
      ['nothing', 'undefined'],
      ['promise', '{ kind: "text", text: Promise.resolve("a") }'],
      ['typed', '{ kind: "bytes", bytes: new Uint8Array(2) }'],
      ['undeclared', '{ kind: "code", lang: "js", source: "1" }'],
    ];
    const kinds = ['text', 'fields', 'table', 'bytes', 'group', 'error'];
    const sketches = returns.map(([id, value]) => [id, { kinds, module: `export default { run: () => (${value}) };` }]);
    expect(
      (await proveSketches(Object.fromEntries(sketches))).said.filter((line) => !line.includes('cases.json')),
    ).toMatchSnapshot();
  });

  it('of the defaults is a real one, and the same each time', async () => {
    const { said, proofs } = await proveSketches({
      clock: {
        body: 'return { kind: "text", text: String(new Date().getDay()) + typeof Date() + (Date.now() > 0) };',
        cases: [CLOCK],
      },
      counts: {
        module: 'let n = 0; export default { run: () => ({ kind: "text", text: String(n++) }) };',
        cases: [CLOCK],
      },
      random: {
        body: 'text = String(Math.random()).slice(0, 1); return { kind: "text", text: text + Math.random() };',
        cases: [CLOCK],
      },
      seed: { body: 'if (text === "one two") return { kind: "error", message: "Not this one.", input: "text" };' },
      zone: { body: 'return { kind: "text", text: String(new Date(2024, 0, 1).getTime()) };', cases: [CLOCK] },
      'named-zone': {
        body: 'new Date(2024, 0, 1).toLocaleString("en", { timeZone: "Asia/Tokyo" }); Date.UTC(2024, 1);',
      },
    });
    expect(said.filter((line) => !line.includes('cases.json')).map(withoutChance)).toMatchSnapshot();
    expect(proofs.get('seed')?.seed).toBeUndefined();
  });

  it('of a sample may be an error or slow, and no throw', async () => {
    const { said } = await proveSketches({
      samples: {
        ...QUICK,
        inputs: [...TEXT, { id: 'n', type: 'number', label: 'N', default: 3, min: 0, max: 9 }],
        module: `export default { run({ text, n }) {
          if (n !== 3) throw new Error('the default of n is lost');
          if (text === 'error') return { kind: 'error', message: 'No.' };
          if (text === 'throw') throw new Error('oh');
          if (text === 'slow') while (true) {}
          return { kind: 'text', text };
        } };`,
        cases: [{ name: 'a', input: { text: 'a', n: 3 }, expect: A }],
        samples: ['error', 'throw', 'slow'].map((text) => ({ label: text, input: { text } })),
      },
    });
    expect(said).toMatchSnapshot();
  });

  it('that is partial is held to the same shape, and progress to a fraction', async () => {
    const { said } = await proveSketches({
      fraction: { body: 'ctx.progress(50);' },
      nan: { body: 'ctx.progress(NaN, { kind: "text", text: "a" });' },
      partial: { body: 'ctx.progress(0.5, { kind: "text" });' },
      late: { body: 'setTimeout(() => ctx.progress("late"), 1);' },
      uncloneable: { body: 'ctx.progress(0.5, { kind: "text", text: () => 1 });' },
    });
    expect(said.filter((line) => line.includes('tool.json'))).toMatchSnapshot();
  });
});

const CLOCK = { name: 'any', input: { text: 'a' }, match: 'subset', why: 'open', expect: A };

function withoutChance(line: string): string {
  return line.replaceAll(/0\d*\.\d+/g, '0.…').replaceAll(/"\d(?=stringtrue)/g, '"…');
}

describe('what a tool must not do', () => {
  it('is refused, told of even where the tool hides it, and leaves the others alone', async () => {
    // The bundler refuses the imports it can read: these it cannot.
    const load = (name: string) => `(await import(text.slice(9) + 'node:${name}'))`;
    const tries: { [id: string]: string } = {
      environment: 'process.env.HOME;',
      'environment-by-import': `${load('process')}.env;`,
      write: `${load('fs')}.writeFileSync('written', 'x');`,
      read: `${load('fs')}.readFileSync('/etc/passwd');`,
      socket: `${load('net')}.connect(1, '127.0.0.1');`,
      'socket-hidden': `await import(text.slice(9) + 'net').catch(() => 0);`,
      fetch: `await fetch('http://127.0.0.1:1/');`,
      'fetch-hidden': `await fetch('http://127.0.0.1:1/').catch(() => 0);`,
      'fetch-swallowed': `try { await fetch('http://127.0.0.1:1/'); } catch {}`,
      websocket: `try { new WebSocket('ws://127.0.0.1:1/'); } catch {}`,
      'import-data': `await import(text.slice(9) + 'data:text/javascript,export default 1');`,
      'import-outside': `await import(text.slice(9) + '../tools/good/index.ts');`,
      eval: `(0, eval)('1');`,
      function: `new Function('return 1')();`,
      storage: `localStorage.setItem('a', 'b');`,
      good: '',
    };
    const sketches = Object.entries(tries).map(([id, body]) => [
      id,
      { body, cases: [{ name: 'a', input: { text: 'a' }, expect: A }] },
    ]);
    const { said, proofs, root } = await proveSketches(Object.fromEntries(sketches));
    expect(said.filter((line) => !line.includes('cases.json'))).toMatchSnapshot();
    expect(proofs.get('good')?.cases).toEqual([{ name: 'a', passed: true }]);
    expect([existsSync('written'), existsSync(`${root}/out/written`)]).toEqual([false, false]);
  });

  it('includes changes to what all scripts share, which do not reach the next tool', async () => {
    const check =
      'if ("last" in [] || globalThis.kept || Object.prototype.x || Math.max(1, 2) !== 2) throw new Error("reached");';
    const { said } = await proveSketches({
      'a-array': { body: `Array.prototype.last = 1;` },
      'b-check': { body: check },
      'c-global': { module: 'globalThis.kept = 1; export default { run: ({ text }) => ({ kind: "text", text }) };' },
      'd-check': { body: check },
      'e-math': { body: 'Math.max = () => 0; delete String.prototype.at; Object.prototype.x = 1;' },
      'f-check': { body: check },
      'g-load': {
        module: 'Array.prototype.last = 1; if (globalThis) throw new Error("after");\nexport default { run() {} };',
      },
      'h-check': { body: check },
    });
    expect(said).toMatchSnapshot();
  });

  it('includes work that goes on after the result', async () => {
    const { said } = await proveSketches({
      'a-channel': {
        body: `const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => { for (const end = Date.now() + 300; Date.now() < end;); port2.postMessage(1); };
          port2.postMessage(1);`,
      },
      'b-quick': { ...QUICK },
      'c-interval': {
        body: 'setInterval(() => { throw new Error("later"); }, 1); setTimeout(() => { while (true) {} }, 5);',
      },
      'd-quick': { ...QUICK },
      'e-rejects': { body: 'Promise.reject(new Error("nobody waits"));' },
      'f-throws': {
        body: 'setTimeout(() => { throw new Error("timer"); }, 0); await new Promise((r) => setTimeout(r, 5));',
      },
      'g-quick': { ...QUICK },
    });
    expect(said).toMatchSnapshot();
  });
});
