import { memo } from 'react';
import { css, styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { TrackId } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectTrackById } from '../../state/lists/tracks';
import { from } from '../../styles/media';
import { Card } from '../../ui/layout/Card';
import { FormattedDate } from '../../ui/text/FormattedDate';
import {
  CardActions,
  CardBody,
  CardFacts,
  CardPicture,
  CardText,
  CardTitle,
  PictureRow,
} from '../list/cardParts';
import { DeleteButton, EditButton, MoveButtons } from '../list/EntryButtons';

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

const Entry = styled(Card)<{ $isRow: boolean }>`
  ${({ $isRow }) => $isRow && inRow}
`;

/** A track as the owner sees it. */
export const OwnerTrackCard = memo(function OwnerTrackCard({ id }: { id: TrackId }) {
  const track = useAppSelector((state) => selectTrackById(state, id));
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  if (!track) return null;

  return (
    <Entry $isRow={!hasOwnContent}>
      <CardBody>
        <PictureRow>
          <CardPicture kind="tracks" seed={id} {...imageSource(track.cover, 192, 192)} />
          <div>
            <CardTitle>{track.title}</CardTitle>
            <CardText>{track.album}</CardText>
            <CardFacts>
              <span>{track.duration}</span>
              <span>
                Added <FormattedDate day={track.addedAt} />
              </span>
            </CardFacts>
          </div>
        </PictureRow>
      </CardBody>
      <CardActions>
        {hasOwnContent && (
          <>
            <EditButton list="tracks" id={id} title={track.title} />
            <MoveButtons list="tracks" id={id} title={track.title} />
          </>
        )}
        <DeleteButton list="tracks" id={id} title={track.title} />
      </CardActions>
    </Entry>
  );
});
