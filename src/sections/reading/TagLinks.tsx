import { styled } from 'styled-components';
import { paths } from '../../shared/paths';
import { color } from '../../styles/tokens';
import { ScreenLink } from '../../ui/ScreenLink';
import { TagRow, tagStyle } from '../../ui/TagList';
import { createTagQuery } from './tagFilter';

export const TagLink = styled(ScreenLink)`
  display: block;
  min-height: 1.75rem;
  ${tagStyle}
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
          <TagLink to={paths.blog + createTagQuery(tag)}>{tag}</TagLink>
        </li>
      ))}
    </TagRow>
  );
}
