/** A browser with one tab: the commands that every engine supports. */
export interface Engine {
  /** Opens an address and resolves once the page has loaded, with `complaints.ts` listening. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, passed as JSON. */
  run: (expression: string) => Promise<unknown>;
  /** Clicks with the mouse, at a point of the window. */
  click: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The engine is not on this machine: its journeys are skipped. The message says what to install. */
export class EngineMissing extends Error {}

export const WINDOW = { width: 1280, height: 800 };

/** A proxy that does not exist: requests to other machines fail at once, with a network and without. */
export const DEAD_PROXY = { host: '127.0.0.1', port: 9 };

/** A function call as an expression for `Engine.run`. */
export const call = (body: (...args: never[]) => unknown, ...args: unknown[]) =>
  // tsx wraps functions in the body into a call of this helper, which the page lacks.
  `(() => { const __name = (each) => each; return (${body.toString()})(...${JSON.stringify(args)}); })()`;
