// First: React looks for its DevTools when it is loaded.
import './renderedComponents';
import './devtools';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { Globals } from 'react-spring';
import { afterEach, vi } from 'vitest';
import { forgetAll } from '../admin/form/formMemory';
import { askBeforeUnload } from '../admin/unloadGuard';
import './computedStyles';
import { forgetObservers, FakeIntersectionObserver } from './intersection';

// The whole site is slow to draw in jsdom, the more so on a busy machine. A test that fails waits longer for it.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Globals.assign({ skipAnimation: false });
  sessionStorage.clear();
  forgetObservers();
  forgetAll();
  askBeforeUnload('changes', false);
  window.history.replaceState(null, '', '/');
});

// What jsdom lacks. Each stands for a browser in which nothing scrolls and no preference is set; how the site
// behaves with the real ones is for the tests in browsers.
window.scrollTo = vi.fn();
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
  });
window.IntersectionObserver = FakeIntersectionObserver;
