/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Input } from '../../model/input.ts';

/** What every control takes. */
export interface ControlProps<I extends Input = Input> {
  input: I;
  /** Unique in the page; the hint and the message build theirs on it. */
  id: string;
  /** What is wrong with the value: empty when nothing is. */
  fault: string;
}

interface FrameProps {
  input: Input;
  id: string;
  fault: string;
  /** Said below the control. Default: the input's description. */
  hint?: string | undefined;
  children: ComponentChildren;
}

/** A control between its label, its message and its hint. */
export function Frame({ input, id, fault, hint = input.description, children }: FrameProps) {
  return (
    <div class={`pb-field pb-field-${input.type}`}>
      <label for={id}>
        {input.label}
        {input.unit !== undefined && input.unit.toLowerCase() !== input.label.toLowerCase() && (
          <span class="pb-unit"> {input.unit}</span>
        )}
      </label>
      {children}
      {fault !== '' && (
        <p class="pb-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p class="pb-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that every control has: its name, and what describes it. */
export function attributesOf({ input, id, fault }: ControlProps, hint: string | undefined = input.description) {
  const described = [fault !== '' && `${id}-fault`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    name: input.id,
    dir: input.dir,
    'aria-describedby': described || undefined,
    'aria-invalid': fault === '' ? undefined : ('true' as const),
  };
}
