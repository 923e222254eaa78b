import { styled } from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { selectPublicTrackIds } from '../../state/slices/tracks';
import { from, space } from '../../styles/tokens';
import { Band, type BandSection } from '../../ui/Band';
import { Button } from '../../ui/buttons/Button';
import { EmptyNote } from '../../ui/EmptyNote';
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

const More = styled.div`
  margin-top: ${space.xl};
`;

/** The newest tracks. */
export function Music({ section }: { section: BandSection }) {
  const ids = useAppSelector(selectPublicTrackIds);
  return (
    <Band section={section}>
      {ids.length > 0 ? (
        <>
          <Grid>
            {ids.map((id) => (
              <TrackCard key={id} id={id} />
            ))}
          </Grid>
          <More>
            <Button variant="outline">View All Tracks</Button>
          </More>
        </>
      ) : (
        <EmptyNote>No tracks to show yet.</EmptyNote>
      )}
    </Band>
  );
}
