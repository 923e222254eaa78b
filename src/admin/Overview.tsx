import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, fontSize, space, width } from '../styles/tokens';
import { Card } from '../ui/Card';
import { ImportContent } from './ImportContent';

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

const File = styled.section`
  margin-top: ${space.xxl};
`;

const FileTitle = styled.h2`
  font-size: 1.75rem;
`;

const FileNote = styled(Note)`
  max-width: ${width.text};
  margin: ${space.sm} 0 ${space.lg};
`;

/** Three counts at a glance, and what the work is kept in. */
export function Overview() {
  const titleId = useId();
  return (
    <>
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
      <File aria-labelledby={titleId}>
        <FileTitle id={titleId}>Content file</FileTitle>
        <FileNote>
          Changes live in this tab until you export them. Put the exported content.json into
          src/content and build the site: then visitors see them. Here such a file comes back.
        </FileNote>
        <ImportContent />
      </File>
    </>
  );
}
