import { styled } from 'styled-components';
import type { Project } from '../../content/types';
import { ChangingText } from '../../ui/ChangingText';
import { VisuallyHidden } from '../../ui/visuallyHidden';

const Link = styled.a`
  text-decoration: none;

  /* The whole card leads to where its title leads; what else can be pressed lies above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The title of a project, a link to its site where it has one. */
export function ProjectTitle({ project: { title, liveUrl } }: { project: Project }) {
  if (!liveUrl) return title;
  return (
    <Link href={liveUrl} target="_blank" rel="noreferrer">
      <ChangingText>{title}</ChangingText> <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
