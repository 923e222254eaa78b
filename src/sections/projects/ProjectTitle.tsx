import { styled } from 'styled-components';
import type { Project } from '../../content/types';
import { NEW_TAB, NEW_TAB_NOTE } from '../../ui/newTab';
import { ChangingText } from '../../ui/text/ChangingText';
import { VisuallyHidden } from '../../ui/text/visuallyHidden';

const Link = styled.a`
  text-decoration: none;

  /* Makes the whole card a link. Other controls are positioned above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export function ProjectTitle({ project: { title, liveUrl } }: { project: Project }) {
  if (!liveUrl) return title;
  return (
    <Link href={liveUrl} {...NEW_TAB}>
      <ChangingText>{title}</ChangingText> <VisuallyHidden>{NEW_TAB_NOTE}</VisuallyHidden>
    </Link>
  );
}
