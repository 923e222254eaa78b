import { type Action, type DevToolsEnhancerOptions, isPlainObject } from '@reduxjs/toolkit';

const MAX_TEXT = 200;
const MAX_ITEMS = 20;

/** Shortens long strings, arrays and objects for the monitor: the beginning, and the length. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT)
    return `${value.slice(0, MAX_TEXT)}… (${value.length} characters)`;
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map(shorten);
    return value.length > MAX_ITEMS ? [...items, `… (${value.length} items)`] : items;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  const items = entries.slice(0, MAX_ITEMS).map(([key, each]) => [key, shorten(each)]);
  if (entries.length > MAX_ITEMS) items.push(['…', `${entries.length} entries`]);
  return Object.fromEntries(items) as object;
}

/**
 * Redux DevTools, on in production too: nothing secret is in the state or in any action. The sanitizers shorten only what
 * the monitor shows; the store and time travel use the full values.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Portfolio',
  maxAge: 200,
  trace: import.meta.env.DEV,
  actionSanitizer: <A extends Action>(action: A): A => ({ ...action, ...(shorten(action) as A) }),
  stateSanitizer: <S>(state: S): S => shorten(state) as S,
};
