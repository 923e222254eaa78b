import { setTimeout as pause } from 'node:timers/promises';
import { call, type Engine } from './engine.ts';

const TIMEOUT_MS = 10_000;
const SELECTORS = {
  button: 'button',
  link: 'a[href]',
  tab: '[role="tab"]',
  field: 'input, textarea',
} as const;
type Role = keyof typeof SELECTORS;

interface Point {
  x: number;
  y: number;
}

/** Runs in the page: scrolls to the first visible control whose name starts with `name`. Returns its position. */
function locate(selector: string, name: string): Point | null {
  const describe = (control: HTMLElement) => {
    const label = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const text = label ? control.labels?.[0]?.textContent : control.textContent;
    return (control.getAttribute('aria-label') ?? text ?? '').replace(/\s+/g, ' ').trim();
  };
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility() && !each.closest('[inert]') && describe(each).startsWith(name),
  );
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A user of the site in one of the engines. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    /** The address of the site, with a trailing slash. */
    readonly base: string,
  ) {}

  /** The result of `body` in the page. */
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
        throw new Error(`${both} by ${body.toString().replace(/\s+/g, ' ').slice(0, 160)}`);
      }
      await pause(50);
    }
  }

  readonly reads = (selector: string, text: string) =>
    this.expectValue((what) => document.querySelector(what)?.textContent ?? '', text, selector);

  readonly isAt = (path: string) => this.expectValue(() => location.pathname + location.hash, path);

  /** Drops matching recorded errors. */
  readonly ignoreErrors = ({ source }: RegExp) =>
    this.evaluate((pattern) => {
      const kept = window.complaints?.filter((each) => !new RegExp(pattern).test(each));
      if (kept) window.complaints = kept;
    }, source);

  /** @throws Error with the errors recorded since the page was opened. */
  async expectNoErrors() {
    const complaints = await this.evaluate(() => window.complaints ?? ['errors are not recorded']);
    if (complaints.length > 0) throw new Error(`errors of the page: ${complaints.join('; ')}`);
  }

  /** Opens a page and waits until it is hydrated. The state of the previous page is lost. */
  async open(path: string) {
    await this.engine.open(this.base + path);
    await this.expectValue(
      () =>
        // Reading pages have no app.
        !document.getElementById('entry') ||
        [...document.querySelectorAll('main, main > *')].every((each) =>
          Object.keys(each).some((key) => key.startsWith('__reactFiber')),
        ),
      true,
    );
  }

  async click(role: Role, name: string) {
    const end = Date.now() + TIMEOUT_MS;
    let before: Point | null = null;
    for (;;) {
      const now = await this.evaluate(locate, SELECTORS[role], name);
      // A click would miss a moving control.
      if (now && now.x === before?.x && now.y === before.y) break;
      if (Date.now() > end) throw new Error(`no ${role} is called ${name}`);
      before = now;
      await pause(50);
    }
    await this.engine.click(before.x, before.y);
  }

  async write(label: string, text: string) {
    await this.click('field', label);
    await this.engine.type(text);
  }
}
