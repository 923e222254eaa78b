import {
  Component,
  type ComponentType,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { shallowEqual } from 'react-redux';
import { Button } from '../ui/buttons/Button';
import { Notice } from '../ui/text/Notice';
import { useAppSelector } from './hooks';
import { reloadPage } from './reloadPage';

interface ErrorBoundaryProps {
  /** What failed, as the subject of a sentence. */
  subject: string;
  /** Wraps the message if it is the whole screen. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/**
 * Calls back when the state changes: time travel or an undo may have removed the cause. Ignores `nav`: it changes on every
 * scroll, and each rendering that fails again would replace the focused button.
 */
function StateWatcher({ onChange }: { onChange: () => void }) {
  const state = useAppSelector(({ nav: _nav, ...others }) => others, shallowEqual);
  const [stateOfError] = useState(state);
  useEffect(() => {
    if (state !== stateOfError) onChange();
  }, [state, stateOfError, onChange]);
  return null;
}

/**
 * Keeps an error in one part of a screen from taking the rest down. Shows a message that offers to reload the page, and
 * renders the part again when the state changes.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  private readonly renderAgain = () => this.setState({ hasError: false });

  override render() {
    const { subject, frame: Frame = Fragment, children } = this.props;
    if (!this.state.hasError) return children;
    return (
      <Frame>
        <StateWatcher onChange={this.renderAgain} />
        <Notice message={`${subject} could not be shown.`}>
          <Button small variant="outline" onClick={() => void reloadPage()}>
            Reload the page
          </Button>
        </Notice>
      </Frame>
    );
  }
}
