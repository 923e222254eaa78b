import { keyframes, styled } from 'styled-components';
import { color, cover, font } from '../styles/tokens';

const turn = keyframes`
  to {
    rotate: 252deg;
  }
`;

/** As wide as its parent allows. Out of view nothing turns. Forced colours would leave an empty circle. */
const Disc = styled.div`
  position: relative;
  aspect-ratio: 1;
  container-type: inline-size;
  content-visibility: auto;
  border-radius: 50%;
  background: ${color.ground};
  forced-color-adjust: none;
  pointer-events: none;

  /* The grooves and their sheen, which stands still. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid;
    border-radius: 50%;
    background: repeating-radial-gradient(
      circle closest-side,
      transparent 0 max(2px, 0.9cqi),
      currentcolor calc(max(2px, 0.9cqi) + 0.5px) calc(max(2px, 0.9cqi) + 1px)
    );
    color: ${cover.groove};
    mask: conic-gradient(
      ${cover.dimmed} 4%,
      black 13%,
      ${cover.dimmed} 22% 54%,
      black 65%,
      ${cover.dimmed} 74%
    );
  }

  &:dir(rtl)::before {
    scale: -1 1;
  }

  @media print {
    display: none;
  }
`;

/**
 * Goes back while the label inside turns on, and forward while it stands: the sum starts and runs down without a jump, as
 * 120 degrees in 1.2 s begin with the speed of the turn.
 */
const Platter = styled.div`
  position: absolute;
  inset: 32%;
  rotate: 120deg;
  transition: rotate 1.2s cubic-bezier(0.333, 0.667, 0.667, 1);

  @media (prefers-reduced-motion: no-preference) {
    [data-turning='true'] > & {
      rotate: 0deg;
    }
  }
`;

/** At 33 1/3 turns a minute. */
const Label = styled.div`
  display: grid;
  grid-template-rows: 50%;
  place-items: center;
  height: 100%;
  border-radius: 50%;
  background:
    radial-gradient(closest-side, ${color.ground} 5%, ${cover.paper} 6% 9%, transparent 10%),
    linear-gradient(${cover.red} 0 0) 50% 68% / 46% 4% no-repeat,
    linear-gradient(${cover.red} 0 0) 50% 79% / 30% 4% no-repeat,
    linear-gradient(${cover.red} 49.8%, ${cover.paper} 50.2%);
  rotate: -108deg;
  animation: ${turn} 1.8s linear infinite paused;

  [data-turning='true'] & {
    animation-play-state: running;
  }

  &::before {
    content: attr(data-letters);
    color: ${cover.paper};
    font: 800 13cqi/1 ${font.display};
  }
`;

interface RecordProps {
  /** At most two, on the label. */
  letters: string | undefined;
  isTurning: boolean;
  className?: string;
}

/** A decorative record. Its label turns, and runs down when it stops. */
export const Record = ({ letters, isTurning, className }: RecordProps) => (
  <Disc className={className} data-turning={isTurning} aria-hidden="true">
    <Platter>
      <Label data-letters={letters} />
    </Platter>
  </Disc>
);
