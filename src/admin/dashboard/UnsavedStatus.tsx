import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsContentComplete } from '../../state/lists/content';
import { parseFormKey, selectIsStorageRefused, selectTyped } from '../../state/owner/drafts';
import { selectChangeCount } from '../../state/owner/savedWork';
import { selectSavePlace } from '../../state/owner/savePlace';
import { color, fontSize } from '../../styles/tokens';
import { ChangingText } from '../../ui/text/ChangingText';
import { formatCount } from '../../ui/text/formatCount';
import { SAVED } from '../content-file/savePlaceTexts';
import { getFormTitle } from '../form/formTitles';

const Text = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/** Shows what would be lost with the page: the number of unsaved changes, and the unsent forms. */
export function UnsavedStatus({ className }: { className?: string }) {
  const isReady = useAppSelector(selectIsContentComplete);
  const count = useAppSelector(selectChangeCount);
  const place = useAppSelector(selectSavePlace);
  const isStorageRefused = useAppSelector(selectIsStorageRefused);
  const saved = SAVED[place];
  // A page cannot know whether a download was saved.
  const unchanged =
    place === 'download' ? 'No changes since the last export' : `All changes ${saved}`;
  const keys = Object.keys(useAppSelector(selectTyped)).map(parseFormKey);
  // Two forms with the same title can be unsent.
  const forms = [...new Set(keys.map(([list, id]) => getFormTitle(list, id)))];

  return (
    <Text className={className}>
      <span role="status">
        {isReady && (
          <ChangingText>
            {count > 0 ? `${formatCount(count, 'change')} not ${saved} yet` : unchanged}
          </ChangingText>
        )}
        {isStorageRefused && (
          <span>. This browser stores no drafts: unsaved changes are lost with the page.</span>
        )}
      </span>
      {forms.length > 0 && <ChangingText>{`, ${forms.join(' and ')} not sent yet`}</ChangingText>}
    </Text>
  );
}
