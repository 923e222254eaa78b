/** A browser with one tab, reduced to what every engine can be asked for. */
export interface Engine {
  /** Opens an address and resolves once the page has loaded, with `complaints.ts` listening. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  run: (expression: string) => Promise<unknown>;
  /** Clicks with the mouse, at a point of the window. */
  click: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The engine is not on this machine: its journeys are skipped. The message says what to install. */
export class EngineMissing extends Error {}

export const WINDOW = { width: 1280, height: 800 };

/** Nobody listens there: whatever is not of this machine fails at once, with a network or without. */
export const DEAD_PROXY = { host: '127.0.0.1', port: 9 };

/** As an expression for `Engine.run`. */
export const call = (body: (...args: never[]) => unknown, ...args: unknown[]) =>
  // The tool that runs these files wraps the functions in the body into this helper of its own.
  `(() => { const __name = (each) => each; return (${body.toString()})(...${JSON.stringify(args)}); })()`;
