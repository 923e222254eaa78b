/** Copies a text, named by `noun` in the returned result. */
export async function copyText(text: string, noun: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${noun} copied`;
  } catch {
    return `${noun} could not be copied`;
  }
}
