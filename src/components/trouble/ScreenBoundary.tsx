import { Component, type ReactNode } from 'react';
import { TroubleScreen } from './TroubleScreen';

interface Props {
  /** The way out of here; null at home. */
  readonly onHome: (() => void) | null;
  readonly children: ReactNode;
}

interface State {
  readonly caught: { readonly error: unknown } | null;
}

/** What goes wrong on a screen is said in its place, and touches no other screen. Only a class can catch it. */
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
