/** Longest wait for the answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

const KEPT = 'What you typed is still here.';

/** The messages on their way, by what they say: the same is not sent a second time meanwhile. */
const underWay = new Map<string, Promise<string>>();

/** Has the browser ask before the page is left: the message would be lost. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Posts a message. Returns why it was not sent; nothing if it was. */
async function post(endpoint: string, body: string, timeout: number): Promise<string> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      // The message goes to the owner's endpoint and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (ok) return '';
    // Browsers hide the status of a redirect.
    if (status < 400) return `Not sent: the address that takes messages has moved. ${KEPT}`;
    return `Not sent: the server answered with error ${status}. ${KEPT}`;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate
      ? `No answer after ${timeout / 1000} seconds, so the message may not have arrived. ${KEPT}`
      : `Not sent: the server could not be reached. ${KEPT}`;
  }
}

/**
 * Sends a message to the endpoint of the owner. Empties the form once it is sent, unless more was typed meanwhile.
 * @param trap A field that people do not see: a robot that fills it in sends nothing.
 * @param timeout In milliseconds.
 * @returns What came of it, in words. Never rejects.
 */
export async function send(
  endpoint: string,
  message: Readonly<Record<string, string>>,
  trap: HTMLInputElement | null,
  timeout = TIMEOUT_MS,
): Promise<string> {
  if (trap?.value) return `Not sent: a field that is for robots only was filled in. ${KEPT}`;
  const body = JSON.stringify(message);
  const sending = underWay.get(body) ?? post(endpoint, body, timeout);
  underWay.set(body, sending);
  window.addEventListener('beforeunload', askToStay);
  const failure = await sending;
  underWay.delete(body);
  if (underWay.size === 0) window.removeEventListener('beforeunload', askToStay);
  if (failure) return failure;
  const form = trap?.form;
  const now = new FormData(form ?? undefined);
  if (Object.entries(message).every(([name, value]) => now.get(name) === value)) form?.reset();
  return 'Sent. Thank you for your message.';
}
