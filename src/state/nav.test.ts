import { describe, expect, test } from 'vitest';
import { signedIn, signedOut, signInRefused } from './auth';
import { movedForward } from './carousel';
import {
  menuClosed,
  menuToggled,
  motionToggled,
  navReducer,
  type NavState,
  SCROLL_THRESHOLD,
  sectionEntered,
  selectIsMenuOpen,
  selectIsMotionPaused,
  selectIsScrolled,
  selectSection,
  selectTab,
  TAB_IDS,
  tabSelected,
  thresholdCrossed,
} from './nav';

const start: NavState = {
  scrolled: false,
  menuOpen: false,
  section: 'home',
  tab: 'overview',
  motionPaused: false,
};
const where = (parts: Partial<NavState>): NavState => ({ ...start, ...parts });
const elsewhere: NavState = {
  scrolled: true,
  menuOpen: true,
  section: 'music',
  tab: 'posts',
  motionPaused: true,
};

describe('where the visitor is', () => {
  test('is the top of the page with the menu closed and motion on, at the start', () => {
    expect(navReducer(undefined, { type: '' })).toEqual(start);
  });

  test('is told by the names and the line of the specification', () => {
    expect(TAB_IDS).toEqual(['overview', 'posts', 'tracks']);
    expect(SCROLL_THRESHOLD).toBe(50);
  });

  test.each(
    Object.entries({
      'below the line the page is scrolled': {
        before: start,
        event: thresholdCrossed({ scrolled: true }),
        after: where({ scrolled: true }),
      },
      'above the line it is not': {
        before: elsewhere,
        event: thresholdCrossed({ scrolled: false }),
        after: { ...elsewhere, scrolled: false },
      },
      'a section that comes into view is the one': {
        before: start,
        event: sectionEntered('blog'),
        after: where({ section: 'blog' }),
      },
      'the menu button opens the menu': {
        before: start,
        event: menuToggled(),
        after: where({ menuOpen: true }),
      },
      'the menu button closes the open menu': {
        before: elsewhere,
        event: menuToggled(),
        after: { ...elsewhere, menuOpen: false },
      },
      'a chosen link closes the menu': {
        before: elsewhere,
        event: menuClosed(),
        after: { ...elsewhere, menuOpen: false },
      },
      'a closed menu stays closed': { before: start, event: menuClosed(), after: start },
      'a tab that is chosen shows': {
        before: start,
        event: tabSelected('tracks'),
        after: where({ tab: 'tracks' }),
      },
      'the motion control pauses the circles': {
        before: start,
        event: motionToggled(),
        after: where({ motionPaused: true }),
      },
      'the motion control lets paused circles float': {
        before: elsewhere,
        event: motionToggled(),
        after: { ...elsewhere, motionPaused: false },
      },
      'a sign-in begins at the first tab and changes nothing else': {
        before: elsewhere,
        event: signedIn(),
        after: { ...elsewhere, tab: 'overview' as const },
      },
      'a refused sign-in goes nowhere': {
        before: elsewhere,
        event: signInRefused(),
        after: elsewhere,
      },
      'a sign-out goes nowhere': { before: elsewhere, event: signedOut(), after: elsewhere },
      'the carousel goes alone': { before: elsewhere, event: movedForward(), after: elsewhere },
    }),
  )('%s', (_name, { before, event, after }) => {
    const nav = navReducer(before, event);
    expect(nav).toEqual(after);
    expect({
      scrolled: selectIsScrolled({ nav }),
      menuOpen: selectIsMenuOpen({ nav }),
      section: selectSection({ nav }),
      tab: selectTab({ nav }),
      motionPaused: selectIsMotionPaused({ nav }),
    }).toEqual(after);
  });
});
