import type { Output, Tool } from 'pegboard/types';

type Input = { way: string };

const never = new Promise<Output>(() => {});

export default {
  run({ way }) {
    switch (way) {
      case 'nothing':
        return undefined as unknown as Output;
      case 'function':
        return { kind: 'text', text: 'sent', more: () => 1 } as Output;
      case 'string':
        throw 'only a string';
      case 'later':
        setTimeout(() => {
          throw new Error('told to crash later');
        });
        return never;
      case 'closes':
        (globalThis as unknown as { close(): void }).close();
        return never;
      default:
        return { kind: 'text', text: 'not broken' };
    }
  },
} satisfies Tool<Input>;
