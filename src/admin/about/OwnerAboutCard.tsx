import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectAboutById } from '../../state/lists/about';
import { CardPicture, CardText, CardTitle, PictureRow } from '../list/cardParts';
import { EntryCard } from '../list/EntryCard';

const Portrait = styled(CardPicture)`
  aspect-ratio: 4 / 5;
`;

export function OwnerAboutCard({ id }: { id: string }) {
  const about = useAppSelector((state) => selectAboutById(state, id));
  if (!about) return null;
  const { title, text, portrait } = about;
  // A text about the owner has no drawn covers of its own: those of posts show until its portrait has loaded.
  const paragraphs = <CardText>{text}</CardText>;
  return (
    <EntryCard list="about" entry={about}>
      <CardTitle>{title}</CardTitle>
      {portrait ? (
        <PictureRow>
          <Portrait kind="posts" entry={{ id, image: portrait }} place="thumbnail" />
          {paragraphs}
        </PictureRow>
      ) : (
        paragraphs
      )}
    </EntryCard>
  );
}
