import { memo } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { imageSource } from '../../content/images';
import type { TrackId } from '../../content/types';
import { selectHasOwnContent } from '../../state/slices/contentFile';
import { selectTrackById } from '../../state/slices/tracks';
import { color, fontSize, space } from '../../styles/tokens';
import { Card } from '../../ui/Card';
import { FormattedDate } from '../../ui/FormattedDate';
import { Picture } from '../../ui/Picture';
import { CardActions } from '../list/CardActions';
import { DeleteButton } from '../list/DeleteButton';
import { EditButton } from '../list/EditButton';
import { MoveButtons } from '../list/MoveButtons';

const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: min(6rem, 33%) minmax(0, 1fr);
`;

const Cover = styled(Picture)`
  height: 100%;
  aspect-ratio: auto;
`;

/** Beside the cover. The button wraps below the text if there is no space for both. */
const Rest = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xxs} ${space.xs};
  min-width: 0;
  padding: ${space.md} ${space.xs} ${space.md} ${space.md};

  button {
    padding: 0 ${space.xs};
  }
`;

const Text = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
`;

const Title = styled.h3`
  font-size: ${fontSize.lg};
`;

const Line = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Facts = styled(Line)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
`;

/** A track as the owner sees it. */
export const OwnerTrackCard = memo(function OwnerTrackCard({ id }: { id: TrackId }) {
  const track = useAppSelector((state) => selectTrackById(state, id));
  const isOwn = useAppSelector(selectHasOwnContent);
  if (!track) return null;

  const remove = <DeleteButton list="tracks" id={id} title={track.title} />;
  return (
    <Card>
      <Body>
        <Cover kind="tracks" seed={id} {...imageSource(track.cover, 192, 192)} />
        <Rest>
          <Text>
            <Title>{track.title}</Title>
            <Line>{track.album}</Line>
            <Facts>
              <span>{track.duration}</span>
              <span>
                Added <FormattedDate day={track.addedAt} />
              </span>
            </Facts>
          </Text>
          {!isOwn && remove}
        </Rest>
      </Body>
      {isOwn && (
        <CardActions>
          <EditButton list="tracks" id={id} title={track.title} />
          <MoveButtons list="tracks" id={id} title={track.title} />
          {remove}
        </CardActions>
      )}
    </Card>
  );
});
