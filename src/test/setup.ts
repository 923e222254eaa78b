// Imported first, because React looks for its DevTools when it is loaded.
import './screen/renderedComponents';
import './store/devtools';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { Globals } from 'react-spring';
import { afterEach, vi } from 'vitest';
import { forgetAll } from '../admin/form/formMemory';
import { askBeforeUnload } from '../admin/unloadGuard';
import './screen/computedStyles';

// Long, because the whole site renders slowly in jsdom, above all on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Globals.assign({ skipAnimation: false });
  sessionStorage.clear();
  forgetAll();
  askBeforeUnload('changes', false);
  window.history.replaceState(null, '', '/');
});

// Replacements for what jsdom lacks, as in a browser in which nothing scrolls and no preference is set. Tests in browsers
// cover the real ones.
window.scrollTo = vi.fn();
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
  });
