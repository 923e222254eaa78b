import { useState } from 'react';
import { IconButton } from '../../ui/buttons/IconButton';

/**
 * Opens the share dialog of the device, or copies the URL if there is none. Returns the result to show, which is empty
 * after the dialog.
 */
async function share(title: string, url: string): Promise<string> {
  try {
    // Missing in some browsers, and on pages without https.
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return '';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied';
  } catch {
    return 'The link could not be copied';
  }
}

/** Shares the URL of a track and shows the result. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [status, setStatus] = useState('');
  return (
    <>
      <IconButton
        icon="share"
        label={`Share ${title}`}
        onClick={() => void share(title, url).then(setStatus)}
        onBlur={() => setStatus('')}
      />
      <small role="status">{status}</small>
    </>
  );
}
