import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { makeStore } from '../app/store';
import { visitorState } from '../state/preloadedState';
import { scrollThresholdCrossed } from '../state/visitor/nav';
import { playbackToggled } from '../state/visitor/player';
import { testContent } from '../test/data/content';
import { ErrorBoundary } from './ErrorBoundary';

/** A boundary around a part that throws until it is repaired. */
function renderBroken() {
  vi.spyOn(console, 'error').mockReturnValue();
  const part = { isBroken: true };
  function Part() {
    if (part.isBroken) throw new Error('An error made by the test.');
    return <p>Shown</p>;
  }
  const store = makeStore(visitorState(testContent));
  render(
    <Provider store={store}>
      <ErrorBoundary what="This section">
        <Part />
      </ErrorBoundary>
    </Provider>,
  );
  return { part, store };
}

test('what fails says so and can be tried again; what fails twice offers to load the page anew', async () => {
  const { part } = renderBroken();
  const user = userEvent.setup();
  expect(screen.getByRole('alert')).toHaveTextContent('This section could not be shown.');
  expect(screen.queryByText('Reload the page')).not.toBeInTheDocument();
  await user.click(screen.getByText('Try again'));
  expect(screen.getByText('Reload the page')).toBeVisible();

  part.isBroken = false;
  await user.click(screen.getByText('Try again'));
  expect(screen.getByText('Shown')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what failed is drawn again when the state is another, but not for a scroll', () => {
  const { part, store } = renderBroken();
  const tryAgain = screen.getByText('Try again');
  tryAgain.focus();
  act(() => void store.dispatch(scrollThresholdCrossed(true)));
  expect(tryAgain).toHaveFocus();
  part.isBroken = false;
  act(() => {
    store.dispatch(playbackToggled(testContent.tracks[0]?.id ?? ''));
  });
  expect(screen.getByText('Shown')).toBeVisible();
});
