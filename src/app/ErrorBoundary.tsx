import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { Button } from '../ui/buttons/Button';
import { Notice } from '../ui/Notice';

interface ErrorBoundaryProps {
  /** What failed, as the subject of a sentence. */
  what: string;
  /** What the message stands in, where it is all that a screen shows. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** Prepares another try, where drawing the same thing again is not enough. */
  onRetry?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  failures: number;
}

/**
 * Keeps a fault in one part of a screen from taking the rest down; shows a message with a way to try again, and from
 * the second failure on with a way to start afresh: a file that a new deployment has removed comes back no other way.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, failures: 0 };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    const { what, frame: Frame = Fragment, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Frame>
        <Notice message={`${what} could not be shown.`}>
          <Button small variant="outline" onClick={this.retry}>
            Try again
          </Button>
          {this.state.failures > 1 && (
            <Button small variant="outline" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          )}
        </Notice>
      </Frame>
    );
  }
}
