import { Component, type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import { Button } from '../ui/buttons/Button';
import { Notice } from '../ui/text/Notice';
import { useAppStore } from './hooks';

interface ErrorBoundaryProps {
  /** What failed, as the subject of a sentence. */
  what: string;
  /** Wraps the message if it is the whole screen. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** Prepares a retry if rendering the same children again is not enough. */
  onRetry?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  /** Whether the visitor has pressed Try again. */
  retried: boolean;
}

/**
 * Retries when the state changes: time travel, a reset or an undo may have removed the cause. Ignores `nav`: it changes on
 * every scroll, and each failing retry would replace the focused button.
 */
function RetryOnStateChange({ onChange }: { onChange: () => void }) {
  const store = useAppStore();
  useEffect(() => {
    const { nav: _before, ...stateAtFailure } = store.getState();
    return store.subscribe(() => {
      const { nav: _now, ...current } = store.getState();
      const slices = Object.keys(stateAtFailure) as (keyof typeof stateAtFailure)[];
      if (slices.some((slice) => current[slice] !== stateAtFailure[slice])) onChange();
    });
  }, [store, onChange]);
  return null;
}

/**
 * Keeps an error in one part of a screen from taking the rest down. Shows a message with a button to retry and, if that
 * has failed, one to reload the page: a file that a new deployment has removed comes back no other way. A change of the
 * state is a retry too.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, retried: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  private readonly renderAgain = () => this.setState({ failed: false });

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false, retried: true });
  };

  override render() {
    const { what, frame: Frame = Fragment, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Frame>
        <RetryOnStateChange onChange={this.renderAgain} />
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
