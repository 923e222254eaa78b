import { styled } from 'styled-components';
import { color, fontSize, space } from '../styles/tokens';

export const TagRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space.xxs};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const padding = `min(${space.sm}, 2.2vw)`;

/**
 * A rule stands before each item. The row clips those at the start of its lines. Text and padding are smaller on narrow
 * phones, so that artist, album and duration of a track fit one line.
 */
export const RuledRow = styled(TagRow)`
  overflow: clip;
  font-size: clamp(${fontSize.xs}, 4.2vw, ${fontSize.sm});

  > * {
    position: relative;
    inset-inline-start: calc(-1px - ${padding});
    padding-inline: ${padding};
    border-inline-start: 1px solid ${color.control};
    line-height: 1.2;
  }
`;

/** A row of tags, all or the first `max`, with an accessible name. Renders nothing without tags. */
export function TagList({ label, tags, max }: { label: string; tags: string[]; max?: number }) {
  if (tags.length === 0) return null;
  return (
    // Safari needs the role on a list without bullets.
    <RuledRow role="list" aria-label={label}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </RuledRow>
  );
}
