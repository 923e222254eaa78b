import { styled } from 'styled-components';
import { paths } from '../../app/paths';
import { color, fontSize, space } from '../../styles/tokens';
import { InnerLink } from '../../ui/InnerLink';
import { tagQuery } from './tagFilter';

export const TagRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

export const TagLink = styled(InnerLink)`
  display: block;
  min-height: 1.75rem;
  padding: 0.125rem min(${space.sm}, 3.4vw);
  border: 1px solid ${color.line};
  border-radius: 0.875rem;
  background: ${color.raised};
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-weight: 500;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    border-color: ${color.accent};
    color: ${color.text};
  }
`;

/** The tags of a post, each a link to all posts that have it. */
export function TagLinks({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <TagRow role="list" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink to={paths.blog + tagQuery(tag)}>{tag}</TagLink>
        </li>
      ))}
    </TagRow>
  );
}
