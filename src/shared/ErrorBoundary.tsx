import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { words } from 'virtual:words';
import { Button } from '../ui/buttons/Button';
import { Notice } from '../ui/text/Notice';
import { reloadPage } from './reloadPage';

interface ErrorBoundaryProps {
  message: string;
  /** The button that reloads the page: by default in the language of the site. */
  action?: string;
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
    const { message, action = words.page.reload, frame: Frame = Fragment, children } = this.props;
    if (!this.state.hasError) return children;
    return (
      <Frame>
        <Notice message={message}>
          <Button small variant="outline" onClick={() => void reloadPage()}>
            {action}
          </Button>
        </Notice>
      </Frame>
    );
  }
}
