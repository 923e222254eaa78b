/**
 * Hands the address of something to the device, or to the clipboard where the device takes none. Returns what there is
 * to say about it.
 */
export async function share(title: string, url: string): Promise<string> {
  try {
    // Not in every browser, nor outside https.
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
