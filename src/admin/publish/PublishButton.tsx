import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { publishOpened, selectIsPublishing, selectPublish } from '../../state/owner/publish';
import { Button } from '../../ui/buttons/Button';
import { ChangingText } from '../../ui/text/ChangingText';
import { publishSite } from './publishSite';

/** Opens the publish panel, and publishes at once if this tab has a token. */
export function PublishButton() {
  const dispatch = useAppDispatch();
  const { hasToken, isOpen } = useAppSelector(selectPublish);
  const isPublishing = useAppSelector(selectIsPublishing);

  function press() {
    if (isPublishing) return;
    dispatch(publishOpened());
    if (hasToken) void dispatch(publishSite());
  }

  return (
    <Button small aria-expanded={isOpen} aria-disabled={isPublishing} onClick={press}>
      <ChangingText>{isPublishing ? 'Publishing…' : 'Publish site'}</ChangingText>
    </Button>
  );
}
