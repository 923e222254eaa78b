import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Project } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectIsOwnContentComplete } from '../../state/lists/content';
import { NEW_TAB } from '../../ui/newTab';
import { ScreenLink } from '../../ui/ScreenLink';
import { ChangingText } from '../../ui/text/ChangingText';

const Link = styled.a`
  text-decoration: none;

  /* Makes the whole card a link. Other controls are positioned above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 3px solid;
      outline-offset: 4px;
    }
  }
`;

/**
 * Links to the page of the project, else to its live site. The owner stays in the app, which shows unsaved edits; visitors
 * load the prerendered page.
 */
export function ProjectTitle({ project: { id, title, liveUrl, body } }: { project: Project }) {
  const hasAllTexts = useAppSelector(selectIsOwnContentComplete);
  if (body !== undefined)
    return (
      <Link as={ScreenLink} to={paths.project(id)} reload={!hasAllTexts}>
        {title}
      </Link>
    );
  if (!liveUrl) return title;
  return (
    <Link href={liveUrl} {...NEW_TAB}>
      <ChangingText>{title}</ChangingText>{' '}
      <span className="visually-hidden">{words.page.newTab}</span>
    </Link>
  );
}
