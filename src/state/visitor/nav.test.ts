import { expect, test } from 'vitest';
import { testReducer } from '../../test/store/reducerTable';
import { createTestStore } from '../../test/store/testStore';
import * as nav from './nav';

const start = nav.navSlice.reducer(undefined, { type: '' });
const scrolled = { ...start, scrolled: true };

testReducer(nav.navSlice.reducer, {
  'a page below the threshold is scrolled': [start, nav.scrollThresholdCrossed(true), scrolled],
  'a section comes into view': [start, nav.sectionEntered('blog'), { ...start, section: 'blog' }],
});

test('scroll and section reports dispatch actions only on changes', () => {
  const { dispatch, actions } = createTestStore();
  for (const y of [0, 50, 51, 400, 51, 50, 51]) dispatch(nav.reportScroll(y));
  for (const id of ['home', 'about', 'about', 'home']) dispatch(nav.reportSection(id));
  expect(actions).toEqual([
    ...[true, false, true].map((isBelow) => nav.scrollThresholdCrossed(isBelow)),
    nav.sectionEntered('about'),
    nav.sectionEntered('home'),
  ]);
});
