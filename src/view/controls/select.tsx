/** @jsxImportSource preact */
import type { SelectInput } from '../../model/input.ts';
import { attributesOf, type ControlProps, Frame } from './frame.tsx';

/** One of several choices. */
export function SelectControl(props: ControlProps<SelectInput> & { value: string }) {
  return (
    <Frame {...props}>
      <select {...attributesOf(props)}>
        {props.input.options.map(({ value, label }) => (
          <option value={value} selected={value === props.value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
