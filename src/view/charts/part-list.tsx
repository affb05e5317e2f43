/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Tone } from '../../model/tone.ts';
import { clip } from '../format.ts';
import { Toned } from '../tone.tsx';

/** A line of a list beside a picture. */
export interface ListedPart {
  /** What marks it in the picture; undefined for what has no mark of its own. */
  mark?: ComponentChildren;
  label: string;
  tone?: Tone;
  /** What is told of it: the first is written before the others. */
  told: string[];
}

/** Characters of a name. */
const MOST_NAME = 60;

/** The parts of a picture with their numbers, beside it or below it: there they all have room, whatever the picture has. */
export function PartList({ parts }: { parts: readonly ListedPart[] }) {
  return (
    <ul class="pb-list">
      {parts.map(({ mark, label, tone, told }) => (
        <li title={label.length > MOST_NAME ? label : undefined}>
          <span class="pb-key">{mark}</span>
          <span>
            <Toned tone={tone}>
              <bdi>{clip(label, MOST_NAME)}</bdi>
            </Toned>
          </span>
          {told.map((text) => (
            <span>{text}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
