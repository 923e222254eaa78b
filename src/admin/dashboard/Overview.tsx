import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectSaveTarget, selectSaveWords } from '../../state/owner/saveTarget';
import { from } from '../../styles/media';
import { space, width } from '../../styles/tokens';
import { ExportButton } from '../content-file/ExportButton';
import { ImportContent } from '../content-file/ImportContent';
import { Card, Note, PanelTitle, TabTitle } from '../parts';
import { UnusedPictures } from '../pictures/UnusedPictures';
import { OverviewCard } from './OverviewCard';
import { TABS } from './tabs';

const Grid = styled.ul`
  display: grid;
  gap: ${space.lg};
  margin-top: ${space.lg};

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const FileCard = styled(Card)`
  gap: ${space.lg};
  margin-top: ${space.lg};
  padding: ${space.lg};

  > p {
    max-width: ${width.text};
    margin-top: -${space.xs};
  }
`;

export function Overview() {
  const titleId = useId();
  const saveTarget = useAppSelector(selectSaveTarget);
  const { note } = useAppSelector(selectSaveWords);
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const counted = TABS.flatMap(({ list, overview }) =>
    overview && (hasOwnContent || overview.fixedCount !== undefined) ? { list, ...overview } : [],
  );
  return (
    <>
      <TabTitle>Overview</TabTitle>
      <Grid role="list">
        {counted.map((each) => (
          <li key={each.list}>
            <OverviewCard {...each} />
          </li>
        ))}
      </Grid>
      <FileCard as="section" aria-labelledby={titleId}>
        <PanelTitle id={titleId}>Content file</PanelTitle>
        <Note>{note}</Note>
        {saveTarget !== 'download' && (
          <div>
            <ExportButton />
          </div>
        )}
        <ImportContent />
        {hasOwnContent && <UnusedPictures />}
      </FileCard>
    </>
  );
}
