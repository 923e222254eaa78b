/** Copies a text. Returns one of the results to show. */
export async function copyText(text: string, copied: string, failed: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return copied;
  } catch {
    return failed;
  }
}
