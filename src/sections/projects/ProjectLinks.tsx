import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Project } from '../../content/types';
import { fill } from '../../content/words/fill';
import { space } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { NEW_TAB } from '../../ui/newTab';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(-1px - ${space.sm});

  > a {
    padding-inline: ${space.sm};
  }

  &:empty {
    display: none;
  }
`;

const LINKS = [
  { key: 'liveUrl', text: words.projects.live, icon: 'external' },
  { key: 'githubUrl', text: words.projects.source, icon: 'code' },
] as const;

export const ProjectLinks = ({ project, className }: { project: Project; className?: string }) => (
  <Row className={className}>
    {LINKS.map(
      ({ key, text, icon }) =>
        project[key] && (
          <ButtonLink key={key} small variant="quiet" icon={icon} href={project[key]} {...NEW_TAB}>
            {text}{' '}
            <span className="visually-hidden">{`${fill(words.projects.of, { title: project.title })} ${words.page.newTab}`}</span>
          </ButtonLink>
        ),
    )}
  </Row>
);
