import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectChangeCount } from '../../state/owner/changes';
import { publishOperation } from '../../state/owner/operations';
import { Button } from '../../ui/buttons/Button';
import { ChangingText } from '../../ui/text/ChangingText';
import { openForm, PUBLISH_ID, PUBLISH_PANEL_ID } from '../focus';
import { publishSite } from './publishSite';
import { getToken } from './token';

/** Opens the publish panel. Publishes at once if this tab has a token. */
export function PublishButton() {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(publishOperation.select);
  const isPublishing = status === 'running';
  const hasChanges = useAppSelector(selectChangeCount) > 0;

  function press() {
    if (isPublishing) return;
    // An open panel may be far above the view.
    openForm(() => dispatch(publishOperation.opened()), PUBLISH_PANEL_ID);
    if (getToken()) void dispatch(publishSite());
  }

  return (
    <Button
      small
      // An open panel has its own main button.
      variant={hasChanges && status === 'idle' ? 'solid' : 'outline'}
      id={PUBLISH_ID}
      aria-disabled={isPublishing}
      onClick={press}
    >
      <ChangingText>{isPublishing ? 'Publishing…' : 'Publish site'}</ChangingText>
    </Button>
  );
}
