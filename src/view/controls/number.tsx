/** @jsxImportSource preact */
import type { NumberInput } from '../../model/input.ts';
import { rangeText } from '../number-draft.ts';
import { attributesOf, type ControlProps, Frame } from './frame.tsx';

/** A number box; with a slider beside it where the tool asks for one. Both hold one value. */
export function NumberControl(props: ControlProps<NumberInput> & { value: string }) {
  const { input, value } = props;
  const { min, max, step = 'any' } = input;
  const hint = [input.description, rangeText(input)].filter(Boolean).join(' ');
  const shared = { min, max, step, value };
  return (
    <Frame {...props} hint={hint}>
      <div class="pb-number">
        <input {...attributesOf(props, hint)} type="number" inputMode="decimal" {...shared} />
        {input.control === 'slider' && (
          <input type="range" name={input.id} aria-label={`${input.label}, slider`} {...shared} />
        )}
      </div>
    </Frame>
  );
}
