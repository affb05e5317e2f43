/** @jsxImportSource preact */
import type { TextareaInput } from '../../model/input.ts';
import { attributesOf, type ControlProps, Frame } from './frame.tsx';

/** Lines, where the tool does not say. */
const ROWS = 4;

/** Several lines of text. */
export function TextareaControl(props: ControlProps<TextareaInput> & { value: string }) {
  return (
    <Frame {...props}>
      <textarea
        {...attributesOf(props)}
        value={props.value}
        rows={props.input.rows ?? ROWS}
        maxLength={props.input.maxLength}
      />
    </Frame>
  );
}
