import { formatContentFile } from '../../content/file/formatContentFile';
import type { Work } from '../../content/types';

/** Time for the browser to start the download, in milliseconds. */
const REVOKE_AFTER_MS = 60_000;

export function downloadText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

export const downloadWork = (work: Work) => downloadText('content.json', formatContentFile(work));
