import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '../../app/store';
import { demoOwner as owner } from '../../content/demo';
import { placeholderWork } from '../../content/placeholder/placeholder';
import { contentLoaded } from '../../state/contentFile';
import { visitorState } from '../../state/preloadedState';
import { selectPublicTrackIds } from '../../state/tracks';
import { BUILD_DAY } from '../../test/content';
import '../../test/patience';
import { renderedComponents } from '../../test/renderedComponents';
import { Equaliser } from './Equaliser';
import { Music } from './Music';
import { TrackCard } from './TrackCard';

/** A store that holds so many tracks. */
function storeOf(tracks: number) {
  const counts = { projects: 0, posts: 0, tracks };
  const work = placeholderWork({ seed: 1, artist: owner.name, today: BUILD_DAY, counts });
  const store = makeStore(visitorState({ owner, ...work }));
  store.dispatch(contentLoaded(work));
  return store;
}

/** How many components run when something is shown. */
function shownBy(tracks: number, part: (firstId: string) => ReactNode): number {
  const store = storeOf(tracks);
  const [id = ''] = selectPublicTrackIds(store.getState());
  renderedComponents();
  render(<Provider store={store}>{part(id)}</Provider>);
  const count = renderedComponents();
  cleanup();
  return count;
}

/** How many components run when a control of the first card is pressed, with so many tracks in the store. */
async function pressedBy(tracks: number, control: RegExp): Promise<number> {
  render(
    <Provider store={storeOf(tracks)}>
      <Music section={{ id: 'music', label: 'Music' }} />
    </Provider>,
  );
  const [button] = screen.getAllByRole('button', { name: control });
  if (!button) throw new Error('No track has such a control.');
  renderedComponents();
  await userEvent.click(button);
  const count = renderedComponents();
  cleanup();
  return count;
}

test.each([
  ['play', /^Play /],
  ['like', /^Like /],
])(
  'a press on %s runs the components of its card alone, however many tracks there are',
  async (_, control) => {
    const ofOneCard = shownBy(6, (id) => <TrackCard id={id} />) + shownBy(6, () => <Equaliser />);
    const few = await pressedBy(6, control);

    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThanOrEqual(ofOneCard);
    expect(await pressedBy(600, control)).toBe(few);
  },
);
