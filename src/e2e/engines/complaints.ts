declare global {
  interface Window {
    /** Errors and warnings of the page. Set in tests only. */
    complaints?: string[];
  }
}

/**
 * Runs in the page: records errors, warnings and policy violations, because no protocol of both engines reports them. In
 * WebKit it cannot run before the page has loaded, so it records the start of the app, but not the page before it.
 */
export function listen() {
  if (window.complaints) return;
  const complaints: string[] = (window.complaints = []);
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      complaints.push(`console ${level}: ${parts.map(String).join(' ')}`);
      say(...parts);
    };
  }
  addEventListener('error', ({ message }) => complaints.push(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`rejection: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
