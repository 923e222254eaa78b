import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectUnusedPictures } from '../../state/owner/unusedPictures';
import { Button } from '../../ui/buttons/Button';
import { formatCount } from '../../ui/text/formatCount';
import { keepFocusAfter } from '../focus';
import { ButtonRow } from '../parts';
import { removePictures } from './storedPictures';

/** The added pictures that no entry and no typed text names, with the button that removes them. */
export function UnusedPicturesButton() {
  const dispatch = useAppDispatch();
  const unused = useAppSelector(selectUnusedPictures);
  if (unused.length === 0) return null;
  const count = formatCount(unused.length, 'new picture');
  const isOne = unused.length === 1;
  return (
    <div>
      <p>{`${count} ${isOne ? 'is' : 'are'} not used: ${unused.join(', ')}.`}</p>
      <ButtonRow>
        <Button
          small
          variant="outline"
          onClick={() => keepFocusAfter(() => dispatch(removePictures(unused)))}
        >
          {isOne ? 'Remove it' : 'Remove them'}
        </Button>
      </ButtonRow>
    </div>
  );
}
