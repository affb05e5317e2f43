import type { ComponentType } from 'preact';
import type { SchemaInput } from '../model/schema-input.ts';
import type { ControlProps } from './controls/frame.tsx';

/** What the control of arguments that a schema describes is given: `value` is their JSON text. */
export type ComposerProps = ControlProps<SchemaInput> & { value: string };

/** That control, where there is one. Few tools have it, so a card loads it only for those. */
export type ComposerView = ComponentType<ComposerProps> | undefined;
