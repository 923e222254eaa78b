import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { color, fontSize, space } from '../../styles/tokens';
import { ScreenLink } from '../../ui/ScreenLink';
import { selectSections } from '../sections';

const Link = styled(ScreenLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 1.5rem;
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  [dir='rtl'] & > [aria-hidden] {
    scale: -1 1;
  }
`;

/** The link back to the blog section of the public page. */
export function BackToBlog() {
  const blog = useAppSelector(selectSections).find(({ id }) => id === 'blog');
  return (
    <Link to={`${paths.portfolio}#blog`}>
      <span aria-hidden="true">←</span>
      <span>{blog?.heading}</span>
    </Link>
  );
}
