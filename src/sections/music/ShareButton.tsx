import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { selectHasOwnContent } from '../../state/contentFile';
import { color, fontSize } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';

const Said = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/** Hands a link to the device, or to the clipboard where the device takes none. Returns what there is to say about it. */
async function share(title: string, url: string): Promise<string> {
  try {
    // Not in every browser, nor outside https.
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

/** Shares the address of a track. Inert with placeholder content (spec section 2). */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const [said, setSaid] = useState('');
  const label = `Share ${title}`;
  if (!hasOwnContent) return <IconButton icon="share" label={label} />;
  return (
    <>
      <IconButton
        icon="share"
        label={label}
        onClick={() => void share(title, url).then(setSaid)}
        onBlur={() => setSaid('')}
      />
      <Said role="status">{said}</Said>
    </>
  );
}
