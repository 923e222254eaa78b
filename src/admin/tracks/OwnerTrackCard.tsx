import { memo } from 'react';
import { css, styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { TrackId } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectTrackById } from '../../state/lists/tracks';
import { from } from '../../styles/media';
import { FormattedDate } from '../../ui/text/FormattedDate';
import { CardFacts, CardPicture, CardText, CardTitle, PictureRow } from '../list/cardParts';
import { EntryCard, MoveButtons } from '../list/EntryCard';

/** On tablets and wider, a single button is beside the text. */
const inRow = css`
  ${from.tablet} {
    flex-direction: row;
    align-items: center;

    > :first-child {
      padding-right: 0;
    }

    > :last-child {
      border: 0;
    }
  }
`;

const Entry = styled(EntryCard)<{ $isRow: boolean }>`
  ${({ $isRow }) => $isRow && inRow}
`;

export const OwnerTrackCard = memo(function OwnerTrackCard({ id }: { id: TrackId }) {
  const track = useAppSelector((state) => selectTrackById(state, id));
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  if (!track) return null;

  const { title, album, cover, duration, addedAt } = track;
  const entry = { list: 'tracks', id, title } as const;
  return (
    <Entry {...entry} $isRow={!hasOwnContent} others={hasOwnContent && <MoveButtons {...entry} />}>
      <PictureRow>
        <CardPicture kind="tracks" seed={id} {...imageSource(cover, 192, 192)} />
        <div>
          <CardTitle>{title}</CardTitle>
          <CardText>{album}</CardText>
          <CardFacts>
            <span>{duration}</span>
            <span>
              Added <FormattedDate day={addedAt} />
            </span>
          </CardFacts>
        </div>
      </PictureRow>
    </Entry>
  );
});
