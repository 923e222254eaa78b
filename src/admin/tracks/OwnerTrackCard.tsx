import type { TrackId } from '../../content/types';
import { EnglishDate } from '../../shared/FormattedDate';
import { useAppSelector } from '../../shared/hooks';
import { selectTrackById } from '../../state/lists/tracks';
import { CardFacts, CardPicture, CardText, CardTitle, PictureRow } from '../list/cardParts';
import { EntryCard } from '../list/EntryCard';

export function OwnerTrackCard({ id }: { id: TrackId }) {
  const track = useAppSelector((state) => selectTrackById(state, id));
  if (!track) return null;

  const { title, album, cover, duration, addedAt } = track;
  return (
    <EntryCard list="tracks" entry={track}>
      <PictureRow>
        <CardPicture kind="tracks" entry={{ id, title, image: cover }} place="thumbnail" />
        <div>
          <CardTitle>{title}</CardTitle>
          <CardText>{album}</CardText>
          <CardFacts>
            <span>{duration}</span>
            <span>
              Added <EnglishDate day={addedAt} />
            </span>
          </CardFacts>
        </div>
      </PictureRow>
    </EntryCard>
  );
}
