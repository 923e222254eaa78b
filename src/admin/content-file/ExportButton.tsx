import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { contentFileOf } from '../../content/file/formatContentFile';
import { contentExported } from '../../state/slices/contentFile';
import { selectWork } from '../../state/work';
import { Button } from '../../ui/buttons/Button';
import { downloadText } from './downloadText';

/** Gives the owner all work as a content file, to build the site from. */
export function ExportButton() {
  const dispatch = useAppDispatch();
  const work = useAppSelector(selectWork);
  if (!work) return null;

  function exportContent(exported: NonNullable<typeof work>) {
    downloadText('content.json', contentFileOf(exported));
    dispatch(contentExported());
  }

  return (
    <Button small variant="outline" onClick={() => exportContent(work)}>
      Export content
    </Button>
  );
}
