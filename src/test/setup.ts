// Imported first, because Redux Toolkit looks for the DevTools on load.
import './store/devtools';
import '@testing-library/jest-dom/vitest';
import type * as Toolkit from '@reduxjs/toolkit';
import { cleanup, configure } from '@testing-library/react';
import { Globals } from 'react-spring';
import { afterAll, afterEach, vi } from 'vitest';

// Long, because jsdom renders the whole site slowly, especially on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Redux Toolkit's checks warn if they take long, as they do on a busy machine.
vi.mock('@reduxjs/toolkit', async (importOriginal) => {
  const toolkit = await importOriginal<typeof Toolkit>();
  const never = { warnAfter: Infinity };
  const checks = { immutableCheck: never, serializableCheck: never };
  const configureStore = ({ middleware, ...options }: Toolkit.ConfigureStoreOptions) =>
    toolkit.configureStore({
      ...options,
      middleware: (getDefault) => {
        // Its type depends on options that `checks` does not have.
        const getChecked = (() => getDefault(checks)) as typeof getDefault;
        return middleware?.(getChecked) ?? getChecked();
      },
    });
  return { ...toolkit, configureStore };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  Globals.assign({ skipAnimation: false });
  sessionStorage.clear();
  window.onbeforeunload = null;
  window.onpagehide = null;
  document.onvisibilitychange = null;
  window.history.replaceState(null, '', '/');
});

// An import that outlives its file never ends, and the other files of the worker would wait for it.
afterAll(() => vi.dynamicImportSettled());

// Vitest copies the window of jsdom, but not these.
for (const name of ['onbeforeunload', 'onpagehide']) {
  const { window: original } = Reflect.get(globalThis, 'jsdom') as { window: Window };
  Object.defineProperty(window, name, {
    get: (): unknown => Reflect.get(original, name),
    set: (handler: unknown) => void Reflect.set(original, name, handler),
  });
}

// jsdom has no IndexedDB.
vi.mock('../admin/database', () => ({
  writeDatabase: () => Promise.resolve(),
  database: () => Promise.reject(new Error('There is no IndexedDB.')),
}));
vi.mock('../admin/drafts/draftsStorage', () => ({
  lockDrafts: () => Promise.resolve(),
  readDrafts: () => Promise.resolve({ drafts: null, closed: [] }),
  writeDrafts: () => Promise.resolve(),
  readOtherDrafts: () => Promise.resolve(''),
}));

// jsdom has no such methods of blobs.
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.text = async function () {
  return new TextDecoder().decode(await this.arrayBuffer());
};

// jsdom has no object URLs.
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => undefined;

// Replacements for missing jsdom APIs: nothing scrolls, and no preference is set. Browser tests cover the real ones.
window.scrollTo = vi.fn();
Element.prototype.scrollIntoView = vi.fn();
// Only the `style` attribute: jsdom reads every rule at each call, which takes half of the test time.
Object.assign(window, { getComputedStyle: ({ style }: HTMLElement) => style });
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
  });
// Reports each element once, and never a change of its size.
window.ResizeObserver = class {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe() {
    this.report([], this);
  }
  unobserve = vi.fn();
  disconnect = vi.fn();
};
