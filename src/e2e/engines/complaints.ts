declare global {
  interface Window {
    /** What the page has complained of; put here in tests only. */
    complaints?: string[];
  }
}

/**
 * Runs in the page: from here on keeps what would stand in its console, which no protocol of both engines tells. WebKit
 * lets nobody in before the page has loaded: there this hears the app start, and not the page before it.
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
