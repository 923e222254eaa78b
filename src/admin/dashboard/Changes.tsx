import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { selectIsContentComplete } from '../../state/slices/contentFile';
import { selectUnexportedCount } from '../../state/slices/savedFile';
import { color, fontSize } from '../../styles/tokens';
import { ChangingText } from '../../ui/ChangingText';
import { countOf } from '../../ui/countOf';
import { KEPT, selectSavePlace } from '../content-file/savePlace';
import { titleOfForm } from '../form/formMemory';
import { askBeforeUnload, useUnloadReasons } from '../unloadGuard';

const CHANGES = 'changes';

const Text = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/** What would be lost with the page: the changes that are kept nowhere else, and forms that were not sent. */
export function Changes({ className }: { className?: string }) {
  const isReady = useAppSelector(selectIsContentComplete);
  const count = useAppSelector(selectUnexportedCount);
  const place = useAppSelector(selectSavePlace);
  const kept = KEPT[place];
  // A page is not told whether the file that it gave has arrived.
  const unchanged =
    place === 'download' ? 'No changes since the last export' : `All changes ${kept}`;
  const keys = useUnloadReasons().filter((reason) => reason !== CHANGES);
  // Two posts can be edited at once.
  const forms = [...new Set(keys.map(titleOfForm))];

  // Nothing is taken back when the dashboard closes: changes are made here only, and they stay.
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
