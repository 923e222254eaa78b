import { useAppSelector } from '../../shared/hooks';
import { selectPositionById } from '../../state/lists/experience';
import { CardFacts, CardText, CardTitle } from '../list/cardParts';
import { EntryCard } from '../list/EntryCard';

export function OwnerPositionCard({ id }: { id: string }) {
  const position = useAppSelector((state) => selectPositionById(state, id));
  if (!position) return null;
  const { title, organization, place, start, end, description } = position;
  return (
    <EntryCard list="experience" entry={position}>
      <CardFacts>
        <span>{end === start ? start : `${start} – ${end ?? 'today'}`}</span>
        {organization && <span>{organization}</span>}
        {place && <span>{place}</span>}
      </CardFacts>
      <CardTitle>{title}</CardTitle>
      {description && <CardText>{description}</CardText>}
    </EntryCard>
  );
}
