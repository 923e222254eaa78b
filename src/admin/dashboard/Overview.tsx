import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectSavePlace, selectSaveWords } from '../../state/owner/savePlace';
import { from } from '../../styles/media';
import { color, font, fontSize, space, width } from '../../styles/tokens';
import { Card } from '../../ui/layout/Card';
import { ExportButton } from '../content-file/ExportButton';
import { ImportContent } from '../content-file/ImportContent';
import { TabTitle } from '../Panel';
import { TABS } from './tabs';

const Grid = styled.ul`
  display: grid;
  gap: ${space.md};
  margin-top: ${space.lg};

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** On phones the count is at the end of the row; on wider screens it is between label and note. */
const CountCard = styled(Card)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  padding: ${space.md} ${space.lg};

  ${from.tablet} {
    grid-template-columns: none;
    gap: ${space.xs};
    padding: ${space.lg};
  }
`;

const Label = styled.h3`
  font: 600 ${fontSize.md} ${font.body};
  letter-spacing: 0;
`;

const Count = styled.p`
  grid-area: 1 / 2 / span 2;
  color: ${color.accent};
  font: 800 3rem/1 ${font.display};
  letter-spacing: -0.04em;

  ${from.tablet} {
    grid-area: auto;
    font-size: 4.5rem;
  }
`;

const Note = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const FileCard = styled(Card)`
  display: grid;
  gap: ${space.lg};
  height: auto;
  margin-top: ${space.md};
  padding: ${space.lg};

  > p {
    max-width: ${width.text};
    margin-top: -${space.xs};
  }
`;

/** The number of entries in a list; in the demo, a fixed number. */
function OverviewCard({ label, note, count, fixedCount }: (typeof TABS)[number]['overview']) {
  const shown = useAppSelector((state) => (selectHasOwnContent(state) ? count(state) : fixedCount));
  return (
    <CountCard>
      <Label>{label}</Label>
      <Count>{shown}</Count>
      <Note>{note}</Note>
    </CountCard>
  );
}

export function Overview() {
  const titleId = useId();
  const place = useAppSelector(selectSavePlace);
  const { note } = useAppSelector(selectSaveWords);
  return (
    <>
      <TabTitle>Overview</TabTitle>
      <Grid role="list">
        {TABS.map(({ list, overview }) => (
          <li key={list}>
            <OverviewCard {...overview} />
          </li>
        ))}
      </Grid>
      <FileCard as="section" aria-labelledby={titleId}>
        <TabTitle id={titleId}>Content file</TabTitle>
        <Note>{note}</Note>
        {place !== 'download' && (
          <div>
            <ExportButton />
          </div>
        )}
        <ImportContent />
      </FileCard>
    </>
  );
}
