import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import {
  type Deletion,
  restoreAction,
  selectDeletions,
  undoDismissed,
} from '../../state/slices/undo';
import { color, radius, shadow, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { VisuallyHidden } from '../../ui/visuallyHidden';
import { focusContentAfter } from '../focusContentAfter';

/** In sight from everywhere in a long list, and in nobody's way: nothing moves when it comes. */
const shown = css`
  position: fixed;
  right: ${space.gutter};
  bottom: ${space.md};
  left: ${space.gutter};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  width: fit-content;
  margin: 0 auto;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.md};
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow};
`;

const Bar = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) => $isShown && shown}
`;

/** However long a title is, the cards below stay in sight. */
const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-right: ${space.xs};
`;

/**
 * Says what was deleted last, and offers to bring it back, without a limit of time (WCAG 2.2.1); after that the deletion
 * before it, and so on. Stands there before there is anything to say, so that what it says is announced.
 */
export function UndoMessage() {
  const dispatch = useAppDispatch();
  const deletions = useAppSelector(selectDeletions);
  const deletion = deletions.at(-1);
  const [restored, setRestored] = useState<{ title: string; left: number }>();
  // The next deletion is news, and what was brought back before it is none any more.
  if (restored && restored.left !== deletions.length) setRestored(undefined);

  function undo(last: Deletion) {
    focusContentAfter(() => {
      dispatch(restoreAction(last));
      setRestored({ title: last.entry.title, left: deletions.length - 1 });
    });
  }

  return (
    <Bar $isShown={deletion !== undefined}>
      <Text role="status">
        {restored && (
          <VisuallyHidden key={`restored ${restored.left}`}>
            Restored “<bdi>{restored.title}</bdi>”.{' '}
          </VisuallyHidden>
        )}
        {deletion && (
          // Anew for each deletion: two of one title are two pieces of news.
          <span key={`deleted ${deletions.length}`}>
            Deleted “<bdi>{deletion.entry.title}</bdi>”.
          </span>
        )}
      </Text>
      {deletion && (
        <>
          <Button small variant="outline" onClick={() => undo(deletion)}>
            Undo
          </Button>
          <Button
            small
            variant="quiet"
            onClick={() => focusContentAfter(() => dispatch(undoDismissed()))}
          >
            Dismiss
          </Button>
        </>
      )}
    </Bar>
  );
}
