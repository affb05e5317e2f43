/** @jsxImportSource preact */
import type { Output } from '../model/output.ts';
import { chartTables } from './chart-tables.ts';
import { type Limits, MAX_GROUP_DEPTH } from './limits.ts';
import { Bytes } from './outputs/bytes.tsx';
import { Code } from './outputs/code.tsx';
import { ErrorMessage } from './outputs/error-message.tsx';
import { Fields } from './outputs/fields.tsx';
import { Group } from './outputs/group.tsx';
import { Message } from './outputs/message.tsx';
import { Numbers } from './outputs/numbers.tsx';
import { Table } from './outputs/table.tsx';
import { Text } from './outputs/text.tsx';

/** Draws a result of any kind; one that is not known is said, never left blank. */
export function OutputView({ output, limits, depth = 0 }: { output: Output; limits: Limits; depth?: number }) {
  switch (output.kind) {
    case 'fields':
      return <Fields output={output} limits={limits} />;
    case 'text':
      return <Text output={output} limits={limits} />;
    case 'code':
      return <Code output={output} limits={limits} />;
    case 'table':
      return <Table output={output} limits={limits} />;
    case 'bytes':
      return <Bytes output={output} limits={limits} />;
    case 'error':
      return <ErrorMessage output={output} />;
    case 'series':
    case 'heatmap':
    case 'pie':
    case 'radar':
    case 'treemap':
    case 'venn':
      return <Numbers tables={chartTables(output)} limits={limits} />;
    case 'group':
      if (depth >= MAX_GROUP_DEPTH) return <Message tone="warn">There are more parts, too deep to be drawn.</Message>;
      return (
        <Group output={output} limits={limits}>
          {(part) => <OutputView output={part} limits={limits} depth={depth + 1} />}
        </Group>
      );
    default:
      return unknownKind(output);
  }
}

function unknownKind(output: never) {
  const { kind } = output as { kind: unknown };
  return <Message tone="bad">The tool returned a result of a kind that is not known here: “{String(kind)}”.</Message>;
}
