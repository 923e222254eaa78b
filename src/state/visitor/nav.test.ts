import { expect, test } from 'vitest';
import { dispatcher } from '../../test/store/dispatcher';
import { testReducer } from '../../test/store/reducerTable';
import { signedIn, signedOut } from './auth';
import * as nav from './nav';

const start = nav.navReducer(undefined, { type: '' });
const away: nav.NavState = {
  scrolled: true,
  menuOpen: true,
  section: 'music',
  tab: 'posts',
  motionPaused: true,
};

testReducer(nav.navReducer, {
  'below the line the page is scrolled': [
    start,
    nav.scrollThresholdCrossed(true),
    { ...start, scrolled: true },
  ],
  'a page that is scrolled stays so when that is said twice': [
    away,
    nav.scrollThresholdCrossed(true),
    away,
  ],
  'above the line the page is not scrolled': [
    away,
    nav.scrollThresholdCrossed(false),
    { ...away, scrolled: false },
  ],
  'a section comes into view': [start, nav.sectionEntered('blog'), { ...start, section: 'blog' }],
  'the menu button opens the menu': [start, nav.menuToggled(), { ...start, menuOpen: true }],
  'the menu button closes the open menu': [away, nav.menuToggled(), { ...away, menuOpen: false }],
  'a chosen link closes the menu': [away, nav.menuClosed(), { ...away, menuOpen: false }],
  'a tab is chosen': [start, nav.tabSelected('tracks'), { ...start, tab: 'tracks' }],
  'the motion control pauses': [start, nav.motionToggled(), { ...start, motionPaused: true }],
  'the motion control lets go on': [away, nav.motionToggled(), { ...away, motionPaused: false }],
  'a pause is restored': [start, nav.motionPauseRestored(), { ...start, motionPaused: true }],
  'a pause that is restored twice stays one': [away, nav.motionPauseRestored(), away],
  'the next screen starts at its top, the menu closed': [
    away,
    nav.publicPageLeft(),
    { ...away, scrolled: false, menuOpen: false },
  ],
  'a sign-in begins at the overview': [away, signedIn(), { ...away, tab: 'overview' }],
  'a sign-out goes nowhere': [away, signedOut(), away],
});

test('the visitor starts at the top, and selectors tell every part', () => {
  const told = (state: nav.NavState) => ({
    scrolled: nav.selectIsScrolled({ nav: state }),
    menuOpen: nav.selectIsMenuOpen({ nav: state }),
    section: nav.selectCurrentSection({ nav: state }),
    tab: nav.selectCurrentTab({ nav: state }),
    motionPaused: nav.selectIsMotionPaused({ nav: state }),
  });
  expect(told(start)).toEqual({
    scrolled: false,
    menuOpen: false,
    section: 'home',
    tab: 'overview',
    motionPaused: false,
  });
  expect(told(away)).toEqual(away);
});

test('where the visitor is becomes an event only where it changes something', () => {
  const { dispatch, actions } = dispatcher();
  for (const y of [0, 50, 51, 400, 51, 50, 51]) dispatch(nav.reportScroll(y));
  for (const id of ['home', 'about', 'about', 'home']) dispatch(nav.reportSection(id));
  dispatch(nav.leavePublicPage());
  dispatch(nav.leavePublicPage());
  dispatch(nav.menuToggled());
  dispatch(nav.leavePublicPage());
  expect(actions).toEqual([
    ...[true, false, true].map((isBelow) => nav.scrollThresholdCrossed(isBelow)),
    ...[nav.sectionEntered('about'), nav.sectionEntered('home')],
    ...[nav.publicPageLeft(), nav.menuToggled(), nav.publicPageLeft()],
  ]);
});
