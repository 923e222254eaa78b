import { setTimeout as pause } from 'node:timers/promises';
import { isHydrated } from '../helpers/page.ts';
import { call, type Engine } from './engine.ts';

const TIMEOUT_MS = 10_000;

/** Runs in the page: presses the first visible control whose name starts with `name`, or types into that field. */
function use(name: string, text: string | null): boolean {
  const describe = (control: HTMLElement) => {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const text = isField ? control.labels?.[0]?.textContent : control.textContent;
    return (control.getAttribute('aria-label') ?? text ?? '').replace(/\s+/g, ' ').trim();
  };
  const controls = 'a[href], input, textarea, [role=tab], button';
  const control = [...document.querySelectorAll<HTMLElement>(controls)].find(
    (each) => each.checkVisibility() && !each.closest('[inert]') && describe(each).startsWith(name),
  );
  if (!control) return false;
  control.focus();
  if (text === null) {
    control.click();
  } else {
    // The setter of the prototype, because React watches that of the element.
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}

/** A user of the site in one of the engines. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    /** The address of the site, with a trailing slash. */
    private readonly base: string,
  ) {}

  /** Runs `body` in the page, and returns its result. */
  async evaluate<A extends unknown[], T>(body: (...args: A) => T, ...args: A): Promise<T> {
    return (await this.engine.run(call(body, ...args))) as T;
  }

  /** Waits until `body` returns `expected` in the page. */
  async expectValue<A extends unknown[], T>(body: (...args: A) => T, expected: T, ...args: A) {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      // During a navigation an engine may have no page to run in.
      const seen = await this.evaluate(body, ...args).catch(String);
      if (JSON.stringify(seen) === JSON.stringify(expected)) return;
      if (Date.now() > end) {
        const both = `expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`;
        throw new Error(`${both} by ${call(body, ...args)}`);
      }
      await pause(50);
    }
  }

  readonly expectText = (selector: string, text: string) =>
    this.expectValue((what) => document.querySelector(what)?.textContent ?? '', text, selector);

  readonly expectPath = (path: string) =>
    this.expectValue(() => location.pathname + location.hash, path);

  /** Opens a page and waits until it is hydrated. The state of the previous page is lost. */
  async open(path: string) {
    await this.engine.open(this.base + path);
    // Reading pages have no app.
    const hasApp = await this.evaluate(() => document.querySelector('script[src]') !== null);
    if (hasApp) await this.expectValue(isHydrated, true);
  }

  readonly click = (name: string) => this.expectValue(use, true, name, null);
  readonly fill = (label: string, text: string) => this.expectValue(use, true, label, text);
}
