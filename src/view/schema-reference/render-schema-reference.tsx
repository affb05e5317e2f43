/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import { SchemaReference } from './schema-reference.tsx';

/** The HTML of a schema's reference, at build time. */
export function renderSchemaReference(schema: unknown, prefix: string): string {
  return renderToString(<SchemaReference schema={schema} prefix={prefix} />);
}
