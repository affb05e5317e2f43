/** @jsxImportSource preact */
import { Component } from 'preact';
import type { Output } from '../model/output.ts';
import { type OutputProps, OutputView } from './output.tsx';
import { Message } from './outputs/message.tsx';
import { failureText } from './wording.ts';

interface Props extends OutputProps {
  /** Told when the result has not the shape that its kind promises. */
  onBroken?: ((error: unknown) => void) | undefined;
}

/** A live result. It is drawn again only when it is another one, and a broken one never takes the page along. */
export class Result extends Component<Props, { broken: Output | undefined }> {
  override state = { broken: undefined };

  override shouldComponentUpdate(next: Props, state: { broken: Output | undefined }) {
    return next.output !== this.props.output || next.extra !== this.props.extra || state.broken !== this.state.broken;
  }

  override componentDidCatch(error: unknown) {
    this.setState({ broken: this.props.output });
    this.props.onBroken?.(error);
  }

  override render({ output, limits, extra }: Props, { broken }: { broken: Output | undefined }) {
    if (broken === output) return <Message tone="bad">{failureText('shape', 0)}</Message>;
    return <OutputView output={output} limits={limits} extra={extra} />;
  }
}
