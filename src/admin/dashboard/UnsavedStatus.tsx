import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsContentComplete } from '../../state/lists/content';
import { selectChangeCount } from '../../state/owner/savedFile';
import { color, fontSize } from '../../styles/tokens';
import { ChangingText } from '../../ui/text/ChangingText';
import { countOf } from '../../ui/text/countOf';
import { KEPT, selectSavePlace } from '../content-file/savePlace';
import { titleOfForm } from '../form/formMemory';
import { askBeforeUnload, CHANGES, PUBLISHING, useUnloadReasons } from '../unloadGuard';

const Text = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/**
 * Shows what would be lost with the page: the number of changes that are not kept, and the unsent forms. Makes the browser
 * ask before the changes are lost; the forms do so themselves.
 */
export function UnsavedStatus({ className }: { className?: string }) {
  const isReady = useAppSelector(selectIsContentComplete);
  const count = useAppSelector(selectChangeCount);
  const place = useAppSelector(selectSavePlace);
  const kept = KEPT[place];
  // A page cannot know whether a download was saved.
  const unchanged =
    place === 'download' ? 'No changes since the last export' : `All changes ${kept}`;
  const keys = useUnloadReasons().filter((reason) => reason !== CHANGES && reason !== PUBLISHING);
  // Two forms with the same title can be unsent.
  const forms = [...new Set(keys.map(titleOfForm))];

  // Not cleared on unmount: the changes stay in the store after the dashboard closes.
  useEffect(() => askBeforeUnload(CHANGES, count > 0), [count]);

  return (
    <Text className={className}>
      <span role="status">
        {isReady && (
          <ChangingText>
            {count > 0 ? `${countOf(count, 'change')} not ${kept} yet` : unchanged}
          </ChangingText>
        )}
      </span>
      {forms.length > 0 && <ChangingText>{`, ${forms.join(' and ')} not sent yet`}</ChangingText>}
    </Text>
  );
}
