import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '../../app/store';
import { visitorState } from '../../state/preloadedState';
import { testContent } from '../../test/data/content';
import { renderedComponents } from '../../test/screen/renderedComponents';
import { Equaliser } from './Equaliser';
import { Music } from './Music';
import { TrackCard } from './TrackCard';

/** Shows something on a store of its own. Returns how many components ran. */
function show(part: ReactNode): number {
  renderedComponents();
  render(<Provider store={makeStore(visitorState(testContent))}>{part}</Provider>);
  return renderedComponents();
}

test.each([
  ['play', /^Play /],
  ['like', /^Like /],
])('a press on %s runs the components of its card alone', async (_, name) => {
  const ofOneCard = show(<TrackCard id={testContent.tracks[0]?.id ?? ''} />) + show(<Equaliser />);
  cleanup();
  expect(show(<Music section={{ id: 'music', label: 'Music' }} />)).toBeGreaterThan(5 * ofOneCard);
  const [control] = screen.getAllByRole('button', { name });
  await userEvent.click(control ?? document.body);
  const ofThePress = renderedComponents();
  expect(ofThePress).toBeGreaterThan(0);
  expect(ofThePress).toBeLessThanOrEqual(ofOneCard);
});
