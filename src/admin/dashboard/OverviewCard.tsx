import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectListIds } from '../../state/lists/lists';
import { tabSelected } from '../../state/owner/dashboard';
import { from } from '../../styles/media';
import { color, font, fontSize, space } from '../../styles/tokens';
import { getTabId } from '../../ui/Tabs';
import { keepFocusAfter } from '../focus';
import { Card, Note } from '../parts';
import type { OverviewRow } from './tabs';

/** On phones the count is at the end of the row; on wider screens it is between label and note. */
const CountCard = styled(Card)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  padding: ${space.md} ${space.lg};

  ${from.tablet} {
    grid-template-columns: none;
    gap: ${space.xs};
    padding: ${space.lg};
  }
`;

const Label = styled.h3`
  font: 600 ${fontSize.md} ${font.body};
  letter-spacing: 0;
`;

const Count = styled.p`
  grid-area: 1 / 2 / span 2;
  font: 800 3rem/1 ${font.display};
  letter-spacing: -0.04em;

  ${from.tablet} {
    grid-area: auto;
    font-size: 4.5rem;
  }
`;

/** Covers its card. */
const TabButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-decoration-color: ${color.control};
  text-underline-offset: 0.25em;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The number of entries in a list, and the way to its tab; in the demo only a fixed number. */
export function OverviewCard({
  list,
  label,
  note,
  fixedCount,
  count,
}: OverviewRow & { list: ListName }) {
  const dispatch = useAppDispatch();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const shown = useAppSelector((state) =>
    hasOwnContent ? (count?.(state) ?? selectListIds(state, list).length) : fixedCount,
  );
  const open = () => keepFocusAfter(() => dispatch(tabSelected(list)), getTabId(list));
  return (
    <CountCard>
      <Label>
        {hasOwnContent ? (
          <TabButton type="button" onClick={open}>
            {label}
          </TabButton>
        ) : (
          label
        )}
      </Label>
      <Count>{shown}</Count>
      <Note>{note}</Note>
    </CountCard>
  );
}
