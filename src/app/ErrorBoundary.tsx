import { Component, type ReactNode } from 'react';
import { Notice } from '../ui/Notice';

interface ErrorBoundaryProps {
  /** What failed, as the subject of a sentence. */
  what: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Keeps a fault in one part of a screen from taking the rest down; shows a message with a way to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice
        message={`${this.props.what} could not be shown.`}
        action="Try again"
        onAction={() => this.setState({ failed: false })}
      />
    );
  }
}
