/** Longest wait for the answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

const KEPT = 'What you typed is still here.';

/** The messages that are being sent, by their text: the same message is not sent twice at a time. */
const pending = new Map<string, Promise<string>>();

/** Makes the browser ask before the page is left, because the message would be lost. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Posts a message. Returns why it was not sent, or an empty text if it was. */
async function post(endpoint: string, body: string): Promise<string> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      // The message goes to the owner's endpoint and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) return '';
    // Browsers hide the status of a redirect.
    if (status < 400) return `Not sent: the address that takes messages has moved. ${KEPT}`;
    return `Not sent: the server answered with error ${status}. ${KEPT}`;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate
      ? `No answer after ${TIMEOUT_MS / 1000} seconds, so the message may not have arrived. ${KEPT}`
      : `Not sent: the server could not be reached. ${KEPT}`;
  }
}

/**
 * Sends a message to the endpoint of the owner. Empties the form when it is sent, unless more was typed meanwhile.
 * @param honeypot A field that people do not see: if a robot fills it in, nothing is sent.
 * @returns The text of the result. Never rejects.
 */
export async function send(
  endpoint: string,
  message: Readonly<Record<string, string>>,
  honeypot: HTMLInputElement | null,
): Promise<string> {
  if (honeypot?.value) return `Not sent: a field that is for robots only was filled in. ${KEPT}`;
  const body = JSON.stringify(message);
  const sending = pending.get(body) ?? post(endpoint, body);
  pending.set(body, sending);
  window.addEventListener('beforeunload', askToStay);
  const failure = await sending;
  pending.delete(body);
  if (pending.size === 0) window.removeEventListener('beforeunload', askToStay);
  if (failure) return failure;
  const form = honeypot?.form;
  const now = new FormData(form ?? undefined);
  if (Object.entries(message).every(([name, value]) => now.get(name) === value)) form?.reset();
  return 'Sent. Thank you for your message.';
}
