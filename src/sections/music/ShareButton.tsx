import { useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectHasOwnContent } from '../../state/slices/contentFile';
import { IconButton } from '../../ui/buttons/IconButton';

/** Shares the address of a track, and says so. Inert with placeholder content (spec section 2). */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const [said, setSaid] = useState('');
  const label = `Share ${title}`;
  if (!hasOwnContent) return <IconButton icon="share" label={label} />;

  const press = () =>
    import('./share')
      .then(({ share }) => share(title, url))
      .catch(() => 'The link could not be copied')
      .then(setSaid);

  return (
    <>
      <IconButton
        icon="share"
        label={label}
        onClick={() => void press()}
        onBlur={() => setSaid('')}
      />
      <small role="status">{said}</small>
    </>
  );
}
