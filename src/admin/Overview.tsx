import { styled } from 'styled-components';
import { color, font, fontSize, space } from '../styles/tokens';
import { Card } from '../ui/Card';

/** Fixed by spec section 9; they do not count what is in the store. */
const COUNTS = [
  { label: 'Blog Posts', count: 12, note: 'published articles' },
  { label: 'Music Tracks', count: 8, note: 'featured songs' },
  { label: 'Projects', count: 15, note: 'portfolio items' },
];

const Grid = styled.ul`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
`;

const CountCard = styled(Card)`
  gap: ${space.xs};
  padding: ${space.xl};
`;

const Label = styled.h2`
  font: 600 ${fontSize.md} ${font.body};
  letter-spacing: 0;
`;

const Count = styled.p`
  font: 800 4.5rem/1 ${font.display};
  letter-spacing: -0.04em;
`;

const Note = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/** Three counts at a glance. */
export function Overview() {
  return (
    <Grid role="list">
      {COUNTS.map(({ label, count, note }) => (
        <li key={label}>
          <CountCard>
            <Label>{label}</Label>
            <Count>{count}</Count>
            <Note>{note}</Note>
          </CountCard>
        </li>
      ))}
    </Grid>
  );
}
