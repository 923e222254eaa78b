import { useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import {
  messageDismissed,
  selectDroppedEdits,
  selectMessage,
  selectOffersUndo,
} from '../../state/owner/message';
import { saveOperation } from '../../state/owner/operations';
import { color, gentle, space } from '../../styles/tokens';
import { keepFocusAfter } from '../focus';
import { barPadding, ButtonRow, CloseButton, MessageLine } from '../parts';
import { SaveStatus } from '../save/SaveButton';
import { DroppedEdits } from './DroppedEdits';
import { MessageText } from './MessageText';
import { UndoButton } from './UndoButton';

/** Sticky, because lists are long. Keeps its height while empty, so that a new message moves nothing. */
const Bar = styled(ButtonRow)<{ $isShown: boolean }>`
  position: sticky;
  bottom: 0;
  /* Above the tabs. */
  z-index: 2;
  order: 1;
  min-height: 3.875rem;
  /* A list of errors leaves room for the entries that have them. */
  max-height: 50svh;
  /* WebKit would scroll sideways by the margin of the button. */
  overflow: hidden auto;
  padding: ${space.xs} ${barPadding};
  pointer-events: none;
  transition: background ${gentle};

  ${({ $isShown }) =>
    $isShown &&
    css`
      border-top: 1px solid ${color.control};
      background: ${color.raised};
      pointer-events: auto;
    `}
`;

const Text = styled(MessageLine)`
  /* Takes no line above the edits that are left out. */
  &:empty {
    position: absolute;
  }

  > span {
    display: block;
    transition:
      opacity ${gentle},
      translate ${gentle};

    @starting-style {
      opacity: 0;
      translate: 0 -0.5rem;
    }
  }
`;

/** The result of the latest action, until the next (WCAG 2.2.1). A live region, so rendered while empty (WCAG 4.1.3). */
export function Message() {
  const dispatch = useAppDispatch();
  const { outcome, count } = useAppSelector(selectMessage);
  const hasDropped = useAppSelector(selectDroppedEdits).length > 0;
  const offersUndo = useAppSelector(selectOffersUndo);
  const bar = useRef<HTMLDivElement>(null);
  const { status } = useAppSelector(saveOperation.select);
  const isShown = outcome !== null || hasDropped || status === 'conflict' || status === 'failed';

  // Shows the start of the message, and scrolls the focused button clear of it (WCAG 2.4.11).
  useLayoutEffect(() => {
    if (bar.current) bar.current.scrollTop = 0;
    const focused = document.activeElement;
    if (!bar.current || !focused?.matches('button') || bar.current.contains(focused)) return;
    const { top, bottom } = bar.current.getBoundingClientRect();
    const button = focused.getBoundingClientRect();
    if (button.top < bottom && button.bottom > top) focused.scrollIntoView({ block: 'nearest' });
  }, [count, status]);

  return (
    <Bar ref={bar} $isShown={isShown}>
      {/* An alert for messages that are there from the start, which a status would not announce. */}
      <Text role={outcome?.event === 'draftsReturned' ? 'alert' : 'status'}>
        {outcome && (
          <span key={count}>
            <MessageText outcome={outcome} />
          </span>
        )}
      </Text>
      {offersUndo && <UndoButton />}
      {outcome && (
        <CloseButton
          label="Dismiss"
          onClick={() => keepFocusAfter(() => dispatch(messageDismissed()))}
        />
      )}
      <DroppedEdits />
      {/* Removed from production builds. */}
      {import.meta.env.DEV && <SaveStatus />}
    </Bar>
  );
}
