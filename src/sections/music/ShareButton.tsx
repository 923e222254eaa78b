import { IconButton } from '../../ui/buttons/IconButton';
import { useChunk } from '../useChunk';

/** Shares the URL of a track and shows the result. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const { status, setStatus, run } = useChunk(
    () => import('./share'),
    'The link could not be copied',
  );
  return (
    <>
      <IconButton
        icon="share"
        label={`Share ${title}`}
        onClick={() => void run(({ share }) => share(title, url))}
        onBlur={() => setStatus('')}
      />
      <small role="status">{status}</small>
    </>
  );
}
