import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import {
  allTracksShown,
  MAX_PUBLIC_TRACKS,
  selectHasMoreTracks,
  selectPublicTrackIds,
} from '../../state/lists/tracks';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Band, BandFoot } from '../../ui/layout/Band';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { SectionProps } from '../SectionProps';
import { useChunk } from '../useChunk';
import { TrackCard } from './TrackCard';

const Grid = styled.div`
  display: grid;
  gap: ${space.md};

  ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${space.lg};
  }

  ${from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The newest tracks, and a button for all of them, which is inert with placeholder content (spec section 2). */
export function Music({ section }: SectionProps) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectPublicTrackIds);
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const hasMore = useAppSelector(selectHasMoreTracks);
  const grid = useRef<HTMLDivElement>(null);
  const { status, run } = useChunk(
    () => import('virtual:tracks'),
    'The other tracks did not load.',
  );

  const showAll = () =>
    run(({ default: tracks }) => {
      flushSync(() => dispatch(allTracksShown(tracks)));
      // The focused button is gone.
      grid.current?.children.item(MAX_PUBLIC_TRACKS)?.querySelector('button')?.focus();
    });

  return (
    <Band section={section} tone="red">
      {ids.length === 0 && <EmptyNote>No tracks to show yet.</EmptyNote>}
      <Grid ref={grid}>
        {ids.map((id) => (
          <TrackCard key={id} id={id} />
        ))}
      </Grid>
      {ids.length > 0 && (hasMore || !hasOwnContent) && (
        <BandFoot>
          <Button variant="outline" onClick={hasOwnContent ? () => void showAll() : undefined}>
            View All Tracks
          </Button>
          <p role="status">{status}</p>
        </BandFoot>
      )}
    </Band>
  );
}
