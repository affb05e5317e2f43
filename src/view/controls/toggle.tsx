/** @jsxImportSource preact */
import type { ToggleInput } from '../../model/input.ts';
import { attributesOf, type ControlProps, Frame } from './frame.tsx';

/** On or off. */
export function ToggleControl(props: ControlProps<ToggleInput> & { checked: boolean }) {
  return (
    <Frame {...props}>
      <input {...attributesOf(props)} type="checkbox" checked={props.checked} />
    </Frame>
  );
}
