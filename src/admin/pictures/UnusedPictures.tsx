import { useId } from 'react';
import { styled } from 'styled-components';
import { PICTURES_FOLDER } from '../../content/filePaths';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { picturesMarked, picturesUnmarked } from '../../state/owner/pictures/pictureDeletions';
import {
  selectPicturesToDelete,
  selectUnusedNewPictures,
} from '../../state/owner/pictures/pictureSelectors';
import { selectSaveWords } from '../../state/owner/saveTarget';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { keepFocusAfter } from '../focus';
import { formatCount } from '../formatCount';
import { ButtonRow } from '../parts';
import { selectUnusedProjectPictures } from './projectPictures';
import { removePictures } from './storedPictures';

const Group = styled.div`
  display: grid;
  gap: ${space.sm};
`;

const [DELETE_ID, KEEP_ID] = ['delete-pictures', 'keep-pictures'];

interface PicturesProps {
  paths: string[];
  noun: string;
  /** Between the number of pictures and their names. */
  verb: string;
  note?: string;
  act: string;
  id?: string;
  /** The id of the button to focus if this one goes. */
  successor?: string;
  onPress: () => void;
}

/** Some pictures, with a button for all of them. */
function Pictures({ paths, noun, verb, note = '', act, id, successor, onPress }: PicturesProps) {
  const textId = useId();
  const names = paths.map((path) => path.slice(PICTURES_FOLDER.length)).join(', ');
  if (paths.length === 0) return null;
  return (
    <Group>
      <p id={textId}>{`${formatCount(paths.length, noun)} ${verb}: ${names}.${note}`}</p>
      <ButtonRow>
        <Button
          small
          variant="outline"
          id={id}
          aria-describedby={textId}
          onClick={() => keepFocusAfter(onPress, successor ?? '')}
        >
          {`${act} ${paths.length === 1 ? 'it' : 'them'}`}
        </Button>
      </ButtonRow>
    </Group>
  );
}

/** The unused pictures, with buttons that remove new ones at once and files with the next Save or Publish. */
export function UnusedPictures() {
  const dispatch = useAppDispatch();
  const added = useAppSelector(selectUnusedNewPictures);
  const files = useAppSelector(selectUnusedProjectPictures);
  const marked = useAppSelector(selectPicturesToDelete);
  const { deletion } = useAppSelector(selectSaveWords);
  const are = (paths: string[]) => (paths.length === 1 ? 'is' : 'are');
  return (
    <>
      <Pictures
        paths={added}
        noun="new picture"
        verb={`${are(added)} not used`}
        act="Remove"
        onPress={() => dispatch(removePictures(added))}
      />
      {deletion && (
        <>
          <Pictures
            paths={files}
            noun="picture"
            verb={`in public/images ${are(files)} named by neither your content nor owner.ts`}
            act="Delete"
            id={DELETE_ID}
            successor={KEEP_ID}
            onPress={() => dispatch(picturesMarked(files))}
          />
          <Pictures
            paths={marked}
            noun="picture"
            verb={`will be deleted from public/images with ${deletion.when}`}
            note={` Pictures in a draft of another tab stay. ${deletion.note}`}
            act="Keep"
            id={KEEP_ID}
            successor={DELETE_ID}
            onPress={() => dispatch(picturesUnmarked())}
          />
        </>
      )}
    </>
  );
}
