// First: React looks for its DevTools when it is loaded.
import './renderedComponents';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import './computedStyles';
import { FakeIntersectionObserver } from './intersection';

afterEach(() => {
  cleanup();
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
