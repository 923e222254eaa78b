import { styled } from 'styled-components';
import { formatNumber } from '../../shared/formatNumber';
import { paths } from '../../shared/paths';
import { color, space } from '../../styles/tokens';
import { ScreenLink } from '../../ui/ScreenLink';
import { TagRow } from '../../ui/TagList';
import { CHOSEN, createAnchor } from './tagFilter';

const Row = styled(TagRow)`
  column-gap: ${space.md};
`;

const TagLink = styled(ScreenLink)`
  display: block;
  min-height: 1.75rem;
  text-underline-offset: 0.35em;

  @media (pointer: coarse) {
    padding-block: 0.65rem;
  }

  &:hover {
    color: ${color.accent};
  }

  &[aria-current] {
    ${CHOSEN}
  }
`;

interface TagLinksProps {
  label: string;
  tags: { tag: string; count?: number }[];
  /** The anchor of the current filter. */
  chosen?: string | undefined;
}

/** Links from tags to the list of their posts. Renders nothing without tags. */
export function TagLinks({ label, tags, chosen }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <Row role="list" aria-label={label}>
      {tags.map(({ tag, count }) => (
        <li key={tag}>
          <TagLink
            to={`${paths.blog}#${encodeURIComponent(createAnchor(tag))}`}
            data-filter={createAnchor(tag)}
            aria-current={createAnchor(tag) === chosen || undefined}
          >
            <bdi>{tag}</bdi>
            {count && <span>{` (${formatNumber(count)})`}</span>}
          </TagLink>
        </li>
      ))}
    </Row>
  );
}
