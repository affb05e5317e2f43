import type { Nodes } from 'hast';
import type {
  MdxFlowExpressionHast,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
  MdxTextExpressionHast,
} from 'satteri';

/** A component, a fragment or an element as JSX writes it. */
export type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** An expression in braces. */
export type ExpressionNode = MdxFlowExpressionHast | MdxTextExpressionHast;

export function isJsx(node: Nodes | undefined): node is JsxNode {
  return node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement';
}

export function isExpression(node: Nodes | undefined): node is ExpressionNode {
  return node?.type === 'mdxFlowExpression' || node?.type === 'mdxTextExpression';
}

/** Is it the name of a component, as opposed to that of an HTML element or a fragment? */
export function isComponentName(name: string | null): name is string {
  return name !== null && /^[^a-z]|\./.test(name);
}
