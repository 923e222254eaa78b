import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { MAX_PUBLIC_TRACKS, selectPublicTrackIds } from '../../state/lists/tracks';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Band, BandFoot, type BandSection } from '../../ui/layout/Band';
import { EmptyNote } from '../../ui/text/EmptyNote';
import { AllTracksButton } from './AllTracksButton';
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

/** The newest tracks, or all of them. */
export function Music({ section }: { section: BandSection }) {
  const ids = useAppSelector(selectPublicTrackIds);
  const grid = useRef<HTMLDivElement>(null);

  // The button that had the focus is removed.
  function focusFirstNew() {
    const card = grid.current?.children[MAX_PUBLIC_TRACKS];
    card?.querySelector('button')?.focus();
  }

  return (
    <Band section={section}>
      {ids.length > 0 ? (
        <>
          <Grid ref={grid}>
            {ids.map((id) => (
              <TrackCard key={id} id={id} />
            ))}
          </Grid>
          <BandFoot>
            <AllTracksButton onShown={focusFirstNew} />
          </BandFoot>
        </>
      ) : (
        <EmptyNote>No tracks to show yet.</EmptyNote>
      )}
    </Band>
  );
}
