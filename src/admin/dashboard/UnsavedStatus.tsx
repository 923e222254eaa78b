import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsContentComplete } from '../../state/lists/content';
import { parseFormKey, selectIsStorageRefused, selectTyped } from '../../state/owner/drafts';
import { selectChangeCount, selectIsOffline } from '../../state/owner/savedWork';
import { SAVED, selectSavePlace } from '../../state/owner/savePlace';
import { from, onNarrowScreens } from '../../styles/media';
import { color, fontSize } from '../../styles/tokens';
import { ChangingText } from '../../ui/text/ChangingText';
import { formatCount } from '../../ui/text/formatCount';
import { visuallyHidden } from '../../ui/text/visuallyHidden';
import { getFormTitle } from '../form/formTitles';

/** On phones the last row, shown with the menu. Screen readers announce changes even while it is hidden. */
const Text = styled.p<{ $isOpen: boolean }>`
  flex: 1 1 6rem;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  line-height: 1.35;
  text-align: right;

  ${onNarrowScreens} {
    order: 1;
    flex-basis: 100%;
    text-align: left;
    ${({ $isOpen }) => !$isOpen && visuallyHidden}
  }

  ${from.laptop} {
    font-size: ${fontSize.sm};
  }
`;

export function UnsavedStatus({ isMenuOpen }: { isMenuOpen: boolean }) {
  const isReady = useAppSelector(selectIsContentComplete);
  const count = useAppSelector(selectChangeCount);
  const place = useAppSelector(selectSavePlace);
  const isOffline = useAppSelector(selectIsOffline);
  const typed = useAppSelector(selectTyped);
  const isStorageRefused = useAppSelector(selectIsStorageRefused);
  const saved = SAVED[place];
  // A page cannot tell whether a download was saved.
  const unchanged = {
    devServer: 'All changes saved',
    repository: isOffline ? 'All changes published, not online yet' : 'All changes published',
    download: 'No changes since the last export',
  }[place];
  const titles = Object.keys(typed).map((key) => getFormTitle(...parseFormKey(key)));
  // Two unsent forms can have the same title.
  const forms = [...new Set(titles)];

  return (
    <Text $isOpen={isMenuOpen}>
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
