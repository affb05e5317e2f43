/** @jsxImportSource preact */
import type { Output } from '../model/output.ts';
import { MAX_GROUP_DEPTH } from './card-options.ts';
import type { ExtraViews } from './extra-views.ts';
import type { Limits } from './limits.ts';
import { Bytes } from './outputs/bytes.tsx';
import { Code } from './outputs/code.tsx';
import { ErrorMessage } from './outputs/error-message.tsx';
import { Fields } from './outputs/fields.tsx';
import { Group } from './outputs/group.tsx';
import { Message } from './outputs/message.tsx';
import { PictureFigure } from './outputs/picture-figure.tsx';
import { Table } from './outputs/table.tsx';
import { Text } from './outputs/text.tsx';
import { limitsOfParts } from './part-limits.ts';

/** What every drawn result takes. */
export interface OutputProps {
  output: Output;
  limits: Limits;
  extra: ExtraViews;
}

type Props = OutputProps & { depth?: number };

/** Draws a result of any kind, with what can be done with it. */
export function OutputView(props: Props) {
  const { exports: Exports } = props.extra;
  return (
    <>
      {drawn(props)}
      {Exports && <Exports {...props} />}
    </>
  );
}

/** One that cannot be drawn is said, never left blank. */
function drawn({ output, limits, extra, depth = 0 }: Props) {
  const { pictures, Readout } = extra;
  const picture = pictures.get(output.kind);
  switch (output.kind) {
    case 'fields':
      return <Fields output={output} limits={limits} />;
    case 'text':
      return <Text output={output} limits={limits} />;
    case 'code':
      return <Code output={output} limits={limits} />;
    case 'table':
      return <Table output={output} limits={limits} />;
    case 'error':
      return <ErrorMessage output={output} />;
    case 'bytes':
      return <Bytes output={output} limits={limits} />;
    case 'series':
    case 'heatmap':
    case 'pie':
    case 'radar':
    case 'treemap':
    case 'venn':
      return picture ? <PictureFigure {...{ output, limits, picture, Table, Readout }} /> : undrawn(output);
    case 'group':
      if (depth >= MAX_GROUP_DEPTH) return undrawn(output);
      return (
        <Group output={output} limits={limits}>
          {(part) => (
            <OutputView
              output={part}
              limits={limitsOfParts(limits, output.parts.length)}
              extra={extra}
              depth={depth + 1}
            />
          )}
        </Group>
      );
    default:
      return undrawn(output satisfies never);
  }
}

/** A kind that is not known, or that the tool does not declare; a group too deep in others. */
function undrawn({ kind }: { kind: unknown }) {
  return <Message tone="bad">This part of the result cannot be drawn: “{String(kind)}”.</Message>;
}
