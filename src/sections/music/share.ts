/**
 * Opens the share dialog of the device, or copies the URL if there is none. Returns the text of the result; empty if the
 * dialog tells it.
 */
export async function share(title: string, url: string): Promise<string> {
  try {
    // Missing in some browsers, and on pages without https.
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return '';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  await navigator.clipboard.writeText(url);
  return 'Link copied';
}
