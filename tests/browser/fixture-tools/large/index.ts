import type { Tool } from 'pegboard/types';

type Input = { kind: string; size: number };

const LINE = 'Lorem ipsum, "dolor" sit amet.\n';

export default {
  run({ kind, size }) {
    if (kind === 'text') return { kind: 'text', text: LINE.repeat(Math.ceil(size / LINE.length)).slice(0, size) };
    if (kind === 'bytes') return { kind: 'bytes', bytes: Array.from({ length: size }, (_, at) => (at * 7) % 256) };
    const columns = ['Number', 'Root', 'Name', 'Quoted', 'Sign'].map((label) => ({ label }));
    const rows = Array.from({ length: size }, (_, at) => [at, Math.sqrt(at), `row ${at}`, `"${at}", said`, -at]);
    return { kind: 'table', columns, rows };
  },
} satisfies Tool<Input>;
