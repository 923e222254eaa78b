import { css, styled } from 'styled-components';
import { color, fontSize, space } from '../styles/tokens';

export const TagRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

export const tagStyle = css`
  padding: 0.125rem min(${space.sm}, 3.4vw);
  border: 1px solid ${color.line};
  border-radius: 0.875rem;
  background: ${color.raised};
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Tag = styled.li`
  ${tagStyle}
`;

/** A row of tags, all or the first `max`, with an accessible name. Renders nothing without tags. */
export function TagList({ label, tags, max }: { label: string; tags: string[]; max?: number }) {
  if (tags.length === 0) return null;
  return (
    // Safari needs the role on a list without bullets.
    <TagRow role="list" aria-label={label}>
      {tags.slice(0, max).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </TagRow>
  );
}
