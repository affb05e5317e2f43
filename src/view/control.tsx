/** @jsxImportSource preact */

import type { ComposerView } from './composer-view.ts';
import type { ControlProps } from './controls/frame.tsx';
import { NumberControl } from './controls/number.tsx';
import { SelectControl } from './controls/select.tsx';
import { TextControl } from './controls/text.tsx';
import { TextareaControl } from './controls/textarea.tsx';
import { ToggleControl } from './controls/toggle.tsx';
import type { Draft } from './panel-state.ts';

/** The control of an input, holding a draft. */
export function Control({
  input,
  id,
  fault,
  draft,
  Composer,
}: ControlProps & { draft: Draft; Composer: ComposerView }) {
  const text = String(draft);
  switch (input.type) {
    case 'text':
      return <TextControl input={input} id={id} fault={fault} value={text} />;
    case 'textarea':
      return <TextareaControl input={input} id={id} fault={fault} value={text} />;
    case 'number':
      return <NumberControl input={input} id={id} fault={fault} value={text} />;
    case 'select':
      return <SelectControl input={input} id={id} fault={fault} value={text} />;
    case 'toggle':
      return <ToggleControl input={input} id={id} fault={fault} checked={draft === true} />;
    case 'schema':
      return Composer ? <Composer input={input} id={id} fault={fault} value={text} /> : null;
    default:
      return input satisfies never;
  }
}
