/** How long a browser may take to begin with a download. */
const REVOKE_AFTER_MS = 60_000;

/** Gives a text to the visitor as a file. */
export function downloadText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
