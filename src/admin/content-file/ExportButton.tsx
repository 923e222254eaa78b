import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { formatContentFile } from '../../content/file/formatContentFile';
import { contentExported, takeSnapshot } from '../../state/slices/savedFile';
import { selectWork } from '../../state/work';
import { Button } from '../../ui/buttons/Button';
import { downloadText } from './downloadText';
import { selectSavePlace } from './savePlace';

/** Gives the owner all work as a content file, to build the site from. */
export function ExportButton() {
  const dispatch = useAppDispatch();
  const work = useAppSelector(selectWork);
  const place = useAppSelector(selectSavePlace);
  if (!work) return null;

  function exportContent(exported: NonNullable<typeof work>) {
    downloadText('content.json', formatContentFile(exported));
    // Elsewhere the changes are kept when they are where the site is built from.
    if (place === 'download') dispatch(contentExported(takeSnapshot(exported)));
  }

  return (
    <Button small variant="outline" onClick={() => exportContent(work)}>
      Export content
    </Button>
  );
}
