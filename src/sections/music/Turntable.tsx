import { useState } from 'react';
import { styled } from 'styled-components';
import type { TrackId } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { selectTrackById } from '../../state/lists/tracks';
import { selectIsTurning } from '../../state/visitor/isTurning';
import { selectCurrentTrackId } from '../../state/visitor/player';
import { from } from '../../styles/media';
import { barHeight } from '../../styles/tokens';
import { Record } from '../../ui/Record';

/** Stands half out of the window, beside the rows and no higher than they are, and stays in view while they scroll. */
const Large = styled(Record)<{ $rows: number }>`
  --size: min(
    1.82 * (var(--beside) + 50vw - 50% - 2rem),
    100svh - ${barHeight} - 2rem,
    ${({ $rows }) => $rows} * var(--sleeve) + 8rem
  );
  display: none;
  position: sticky;
  /* Above the rows. */
  z-index: 1;
  top: calc((100svh + ${barHeight} - var(--size)) / 2);
  align-self: start;
  justify-self: end;
  width: var(--size);
  margin-block-start: calc(-4.5rem - 5.2vw);
  margin-inline-end: calc(50% - 50vw - var(--size) / 2);
  transition: translate var(--back);

  ${from.laptop} {
    display: block;
  }

  [data-playing] > & {
    translate: calc(var(--forward) * -5%);
    transition: translate var(--out);
  }
`;

/** A record with the label of the playing track, or of the last one. Before any plays, that of the first track. */
export function Turntable({ ids }: { ids: readonly TrackId[] }) {
  const isTurning = useAppSelector(selectIsTurning);
  const current = useAppSelector(selectCurrentTrackId) ?? undefined;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const track = useAppSelector((state) => selectTrackById(state, last ?? ids[0] ?? ''));
  return (
    <Large $rows={ids.length} letters={Array.from(track?.title ?? '')[0]} isTurning={isTurning} />
  );
}
