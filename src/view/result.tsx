/** @jsxImportSource preact */
import { Component } from 'preact';
import type { Output } from '../model/output.ts';
import type { ResultProps } from './drawn-result.tsx';
import type { ExtraViews } from './extra-views.ts';
import type { Limits } from './limits.ts';
import { OutputView } from './output.tsx';
import { Message } from './outputs/message.tsx';
import { failureText } from './wording.ts';

type Props = Omit<ResultProps, 'expanded'> & { limits: Limits; extra: ExtraViews };

/** A live result. It is drawn again only when it is another one, and a broken one never takes the page along. */
export class Result extends Component<Props, { broken: Output | undefined }> {
  override state = { broken: undefined };

  override shouldComponentUpdate(next: Props, state: { broken: Output | undefined }) {
    const { output, limits, extra } = this.props;
    if (next.output !== output || next.extra !== extra) return true;
    return next.limits.expands !== limits.expands || state.broken !== this.state.broken;
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
