import { Component, type ReactNode } from 'react';
import { TroubleScreen } from './TroubleScreen';

interface Props {
  /** Goes home; null on the home screen. */
  readonly onHome: (() => void) | null;
  readonly children: ReactNode;
}

interface State {
  readonly caught: { readonly error: unknown } | null;
}

/** Catches the errors of one screen and shows a message in its place. React needs a class for this. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  private readonly again = () => this.setState({ caught: null });

  override render() {
    const { caught } = this.state;
    const { onHome, children } = this.props;
    return caught ? <TroubleScreen error={caught.error} onAgain={this.again} onHome={onHome} /> : children;
  }
}
