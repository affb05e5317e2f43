/** @jsxImportSource preact */
import type { Input } from '../model/input.ts';
import { clip } from './format.ts';
import { primaryInputs } from './primary-inputs.ts';

/** Characters of a value on a card. */
const MOST = 80;

/** What the result on a card answers: the primary inputs at their opening values. */
export function Given({ inputs }: { inputs: readonly Input[] }) {
  return (
    <dl class="pb-given">
      {primaryInputs(inputs).map((input) => (
        <div>
          <dt>{input.label}</dt>
          <dd dir={input.dir ?? 'auto'}>{clip(inWords(input), MOST)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords(input: Input): string {
  switch (input.type) {
    case 'toggle':
      return input.default ? 'on' : 'off';
    case 'select':
      return input.options.find(({ value }) => value === input.default)?.label ?? input.default;
    case 'number':
      return `${input.default} ${input.unit ?? ''}`.trim();
    default:
      return input.default;
  }
}
