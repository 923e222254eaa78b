import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { droppedEditsDiscarded, selectDroppedEdits } from '../../state/owner/message';
import { Button } from '../../ui/buttons/Button';
import { downloadDropped } from '../content-file/exportFile';
import { keepFocusAfter } from '../focus';
import { ButtonRow, MessageLine } from '../parts';

const Row = styled(ButtonRow)`
  flex-basis: 100%;
`;

/** An alert that stays until the edits are downloaded and imported, or discarded. */
export function DroppedEdits() {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectDroppedEdits).length > 0;
  if (!isShown) return null;

  function discard() {
    if (window.confirm('Discard the earlier edits? They are kept nowhere else.'))
      keepFocusAfter(() => dispatch(droppedEditsDiscarded()));
  }

  return (
    <Row>
      <MessageLine role="alert">
        Earlier edits are left out, because the content file has changed since. Download them to
        keep them: the overview imports the file.
      </MessageLine>
      <ButtonRow>
        <Button small variant="outline" onClick={() => void dispatch(downloadDropped())}>
          Download
        </Button>
        <Button small variant="outline" onClick={discard}>
          Discard
        </Button>
      </ButtonRow>
    </Row>
  );
}
