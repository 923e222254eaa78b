import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { makeStore } from '../app/store';
import { visitorState } from '../state/preloadedState';
import { scrollThresholdCrossed } from '../state/visitor/nav';
import { playbackToggled } from '../state/visitor/player';
import { testContent } from '../test/data/content';
import { ErrorBoundary } from './ErrorBoundary';

test('an error boundary renders its part again when the state changes, but not on a scroll', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const part = { isBroken: true };
  function Part() {
    if (part.isBroken) throw new Error('An error made by the test.');
    return <p>Shown</p>;
  }
  const store = makeStore(visitorState(testContent));
  render(
    <Provider store={store}>
      <ErrorBoundary subject="This section">
        <Part />
      </ErrorBoundary>
    </Provider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This section could not be shown.');
  const reload = screen.getByRole('button', { name: 'Reload the page' });
  reload.focus();
  act(() => void store.dispatch(scrollThresholdCrossed(true)));
  expect(reload).toHaveFocus();
  part.isBroken = false;
  act(() => {
    store.dispatch(playbackToggled(testContent.tracks[0]?.id ?? ''));
  });
  expect(screen.getByText('Shown')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
