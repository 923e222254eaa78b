import { words } from 'virtual:words';
import { fill } from '../../content/words/fill';

const TIMEOUT_MS = 15_000;

async function post(endpoint: string, message: object): Promise<string> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      // The message goes only to the owner's endpoint.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) return '';
    // Browsers hide the status of a redirect.
    if (status < 400) return words.sending.moved;
    return fill(words.sending.refused, { status });
  } catch (error) {
    const hasTimedOut = error instanceof Error && error.name === 'TimeoutError';
    return hasTimedOut
      ? fill(words.sending.unanswered, { count: TIMEOUT_MS / 1000 })
      : words.sending.unreachable;
  }
}

const keep = (error: string) => `${error} ${words.sending.kept}`;

/**
 * Sends a message to the owner's endpoint, then resets the form, unless the visitor has changed it meanwhile.
 * @param honeypot A field hidden from people: if a robot fills it in, nothing is sent.
 * @returns The result to show. Never rejects.
 */
export async function sendToEndpoint(
  endpoint: string,
  message: Readonly<Record<string, string>>,
  honeypot: HTMLInputElement | null,
): Promise<string> {
  if (honeypot?.value) return keep(words.sending.spam);
  // Leaving the page now would lose the message, so the browser asks first.
  const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', askToStay);
  const error = await post(endpoint, message);
  window.removeEventListener('beforeunload', askToStay);
  if (error) return keep(error);
  const form = honeypot?.form;
  const now = new FormData(form ?? undefined);
  if (Object.entries(message).every(([name, value]) => now.get(name) === value)) form?.reset();
  return words.sending.sent;
}
