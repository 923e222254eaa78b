declare global {
  interface Window {
    /** Errors and warnings of the page. Set in tests only. */
    complaints?: string[];
  }
}

/** A browser with one tab: the commands that every engine supports. */
export interface Engine {
  /** Opens an address and resolves once the page has loaded, with `listen` running. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  run: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The engine is not installed: its journeys are skipped. The message says what to install. */
export class EngineMissing extends Error {}

export const WINDOW = { width: 1280, height: 800 };

/** A nonexistent proxy: requests to other machines fail at once, with or without a network. */
export const DEAD_PROXY = { host: '127.0.0.1', port: 9 };

/** A function call as an expression for `Engine.run`. */
export const call = (body: (...args: never[]) => unknown, ...args: unknown[]) =>
  // tsx wraps functions in the body in calls to this helper, which the page lacks.
  `(() => { const __name = (each) => each; return (${body.toString()})(...${JSON.stringify(args)}); })()`;

/**
 * Runs in the page: records errors, warnings and policy violations, because the protocols of the engines do not report them
 * all. In WebKit it cannot run before the page has loaded, so it records the start of the app, but not the page before it.
 */
export function listen() {
  if (window.complaints) return;
  const complaints: string[] = (window.complaints = []);
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => complaints.push(`${level}: ${parts.join(' ')}`);
  addEventListener('error', ({ message }) => complaints.push(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`rejection: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
