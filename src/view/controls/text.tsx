/** @jsxImportSource preact */
import type { TextInput } from '../../model/input.ts';
import { attributesOf, type ControlProps, Frame } from './frame.tsx';

/** One line of text. */
export function TextControl(props: ControlProps<TextInput> & { value: string }) {
  return (
    <Frame {...props}>
      <input {...attributesOf(props)} type="text" value={props.value} maxLength={props.input.maxLength} />
    </Frame>
  );
}
