import { useAppSelector } from '../../app/hooks';
import { selectHasOwnContent } from '../../state/slices/contentFile';
import { IconButton } from '../../ui/buttons/IconButton';
import { useChunk } from '../useChunk';

/** Shares the URL of a track and shows the result. Inert with placeholder content (spec section 2). */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const { said, say, run } = useChunk(() => import('./share'), 'The link could not be copied');
  const label = `Share ${title}`;
  if (!hasOwnContent) return <IconButton icon="share" label={label} />;
  return (
    <>
      <IconButton
        icon="share"
        label={label}
        onClick={() => void run(({ share }) => share(title, url))}
        onBlur={() => say('')}
      />
      <small role="status">{said}</small>
    </>
  );
}
