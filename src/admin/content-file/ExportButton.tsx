import { useState } from 'react';
import { formatContentFile } from '../../content/file/formatContentFile';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectWork } from '../../state/lists/lists';
import { contentExported } from '../../state/owner/savedFile';
import { takeSnapshot } from '../../state/snapshot';
import { Button } from '../../ui/buttons/Button';
import { downloadText } from './downloadText';
import { selectSavePlace } from './savePlace';

/** Downloads all work as a content file, to build the site from. */
export function ExportButton() {
  const dispatch = useAppDispatch();
  const work = useAppSelector(selectWork);
  const place = useAppSelector(selectSavePlace);
  const [hasFailed, setHasFailed] = useState(false);
  if (!work) return null;

  function exportContent(exported: NonNullable<typeof work>) {
    try {
      downloadText('content.json', formatContentFile(exported));
    } catch {
      setHasFailed(true);
      return;
    }
    setHasFailed(false);
    // In the other places, Save or Publish keeps the changes, and a download does not.
    if (place === 'download') dispatch(contentExported(takeSnapshot(exported)));
  }

  return (
    <>
      <Button small variant="outline" onClick={() => exportContent(work)}>
        Export content
      </Button>
      {hasFailed && <p role="alert">The file could not be made. Your changes are still here.</p>}
    </>
  );
}
