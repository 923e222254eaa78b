import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Project } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { printedUrls } from '../../shared/post-text/printedUrls';
import { selectProjects } from '../../state/lists/projects';
import { color } from '../../styles/tokens';
import { TagList } from '../../ui/TagList';
import { ProjectLinks } from '../projects/ProjectLinks';
import { Article } from './Article';

const Links = styled(ProjectLinks)`
  a {
    color: ${color.text};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-underline-offset: 0.35em;
  }

  ${printedUrls}
`;

/** The page of a project with a text. Its neighbours are in the order of the owner. */
export function ProjectPage({ project }: { project: Project }) {
  const projects = useAppSelector(selectProjects).filter(({ body }) => body);
  const place = projects.findIndex(({ id }) => id === project.id);
  return (
    <Article
      kind="projects"
      entry={project}
      lead={project.description}
      facts={
        <>
          <TagList label={words.projects.technologies} tags={project.technologies} />
          <Links project={project} />
        </>
      }
      text={project.body ?? ''}
      prev={projects[place - 1]}
      next={projects[place + 1]}
    />
  );
}
