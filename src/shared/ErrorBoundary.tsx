import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { Button } from '../ui/buttons/Button';
import { Notice } from '../ui/text/Notice';
import { reloadPage } from './reloadPage';

interface ErrorBoundaryProps {
  /** The failed part, as the subject of a sentence. */
  subject: string;
  /** Wraps the message if it fills the screen. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Confines an error to one part of a screen, and offers to reload the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    const { subject, frame: Frame = Fragment, children } = this.props;
    if (!this.state.hasError) return children;
    return (
      <Frame>
        <Notice message={`${subject} could not be shown.`}>
          <Button small variant="outline" onClick={() => void reloadPage()}>
            Reload the page
          </Button>
        </Notice>
      </Frame>
    );
  }
}
