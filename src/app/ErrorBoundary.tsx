import { Component, type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import { Button } from '../ui/buttons/Button';
import { Notice } from '../ui/Notice';
import { useAppStore } from './hooks';

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
  /** Whether a retry by hand has failed, or is on its way. */
  retried: boolean;
}

/**
 * Calls back when the state changes: time travel, a reset or an undo may have taken away what broke the screen. Where
 * the visitor is on the page breaks nothing and changes with every scroll: a new try would draw the message again, which
 * takes the focus from its buttons.
 */
function StateWatch({ onChange }: { onChange: () => void }) {
  const store = useAppStore();
  useEffect(() => {
    const { nav: _before, ...failed } = store.getState();
    return store.subscribe(() => {
      const { nav: _now, ...current } = store.getState();
      const slices = Object.keys(failed) as (keyof typeof failed)[];
      if (slices.some((slice) => current[slice] !== failed[slice])) onChange();
    });
  }, [store, onChange]);
  return null;
}

/**
 * Keeps a fault in one part of a screen from taking the rest down. Shows a message with a button to try again, after
 * that also one to reload the page: a file that a new deployment has removed comes back no other way. A change of the
 * state is a new try too.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, retried: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  private readonly drawAgain = () => this.setState({ failed: false });

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false, retried: true });
  };

  override render() {
    const { what, frame: Frame = Fragment, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Frame>
        <StateWatch onChange={this.drawAgain} />
        <Notice message={`${what} could not be shown.`}>
          <Button small variant="outline" onClick={this.retry}>
            Try again
          </Button>
          {this.state.retried && (
            <Button small variant="outline" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          )}
        </Notice>
      </Frame>
    );
  }
}
