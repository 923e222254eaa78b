import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsContentComplete } from '../../state/lists/content';
import { selectChangeCount } from '../../state/owner/changes';
import { selectIsPictureRefused, selectIsStorageRefused } from '../../state/owner/drafts';
import { selectTyped } from '../../state/owner/forms';
import { selectIsAwaitingBuild, selectIsUnconfirmed } from '../../state/owner/savedWork';
import { selectSaveTarget, selectSaveWords } from '../../state/owner/saveTarget';
import { from } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { ChangingText } from '../../ui/text/ChangingText';
import { nameForm } from '../form/formTitles';
import { formatCount } from '../formatCount';
import { selectUnsavedPictures } from '../pictures/storedPictures';

const Text = styled.p`
  /* In the second row, beside the buttons. */
  flex: 1 1 calc(100% - 15rem);
  color: ${color.muted};
  font-size: ${fontSize.xs};
  line-height: 1.35;
  text-wrap: balance;

  ${from.laptop} {
    flex-basis: 8rem;
    margin-inline-end: ${space.xs};
    text-align: end;
    font-size: ${fontSize.sm};
  }
`;

/** The unsaved changes and unfinished forms. */
export function UnsavedStatus() {
  const isReady = useAppSelector(selectIsContentComplete);
  const count = useAppSelector(selectChangeCount);
  const { saved, unchanged } = useAppSelector(selectSaveWords);
  const isUnconfirmed = useAppSelector(selectIsUnconfirmed);
  const saveTarget = useAppSelector(selectSaveTarget);
  const isAwaitingBuild = useAppSelector(selectIsAwaitingBuild);
  // Two forms can have the same title.
  const forms = useAppSelector((state) => {
    const titles = Object.keys(selectTyped(state)).map((key) => nameForm(state, key));
    return [...new Set(titles)].join(' and ');
  });
  const isStorageRefused = useAppSelector(selectIsStorageRefused);
  const isPictureRefused = useAppSelector(
    (state) => selectIsPictureRefused(state) && selectUnsavedPictures(state).length > 0,
  );
  const separator = isStorageRefused || isPictureRefused ? '. ' : ', ';
  const online = isAwaitingBuild && saveTarget === 'repository' ? ', not online yet' : '';
  const settled = isUnconfirmed ? `An unconfirmed version may be ${saved}` : unchanged + online;

  return (
    <Text>
      <span role="status">
        {isReady && (
          <ChangingText>
            {count > 0 ? `${formatCount(count, 'change')} not ${saved} yet` : settled}
          </ChangingText>
        )}
        {isStorageRefused && (
          <span>. This browser stores no drafts: closing the page loses unsaved changes</span>
        )}
        {isPictureRefused && (
          <span>
            {`. This browser does not store new pictures: unless ${saved}, closing the page loses them`}
          </span>
        )}
      </span>
      {forms && <ChangingText>{`${separator}${forms} unfinished`}</ChangingText>}
    </Text>
  );
}
