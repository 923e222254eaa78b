import { color, cover, font } from '../tokens';

/**
 * The rules of every `ui/Record`, as wide as its place allows. The grooves and their sheen stand still; the label turns at
 * 33 1/3 turns a minute. The platter adds 120 degrees of its own within 1.2 s: against the label when it starts, onward
 * when it stops. It begins at the label's speed, so that neither start nor stop jumps.
 */
export const record = `
  @keyframes turn {
    to {
      rotate: 252deg;
    }
  }

  [data-turning] {
    position: relative;
    aspect-ratio: 1;
    container-type: inline-size;
    /* Out of view nothing turns. */
    content-visibility: auto;
    /* No rounded box: it would clip the turning label anew in every frame. */
    background: radial-gradient(closest-side, ${color.pageGround} calc(100% - 1px), transparent);
    /* Forced colours would leave an empty circle. */
    forced-color-adjust: none;
    pointer-events: none;
  }

  [data-turning]::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid;
    border-radius: 50%;
    background: repeating-radial-gradient(
      circle closest-side,
      transparent 0 max(2px, 0.9cqi),
      currentcolor calc(max(2px, 0.9cqi) + 0.75px) calc(max(2px, 0.9cqi) + 1.25px),
      transparent calc(max(2px, 0.9cqi) + 2px)
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

  [data-turning]:dir(rtl)::before {
    scale: -1 1;
  }

  [data-turning] > div {
    position: absolute;
    inset: 32%;
    rotate: 120deg;
    transition: rotate 1.2s cubic-bezier(0.333, 0.667, 0.667, 1);
  }

  @media (prefers-reduced-motion: no-preference) {
    [data-turning='true'] > div {
      rotate: 0deg;
    }
  }

  [data-letters] {
    display: grid;
    grid-template-rows: 50%;
    place-items: center;
    height: 100%;
    border-radius: 50%;
    background:
      radial-gradient(closest-side, ${color.pageGround} 5%, ${cover.paper} 6% 9%, transparent 10%),
      linear-gradient(${cover.red} 0 0) 50% 68% / 46% 4% no-repeat,
      linear-gradient(${cover.red} 0 0) 50% 79% / 30% 4% no-repeat,
      linear-gradient(${cover.red} 49.8%, ${cover.paper} 50.2%);
    rotate: -108deg;
    animation: turn 1.8s linear infinite paused;
  }

  [data-turning='true'] > div > div {
    animation-play-state: running;
  }

  [data-letters]::before {
    content: attr(data-letters);
    color: ${cover.paper};
    font: 800 13cqi/1 ${font.display};
  }
`;
