import { styled } from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { selectOwner } from '../../state/slices/owner';
import { color, fontSize, space } from '../../styles/tokens';
import { InnerLink } from '../../ui/InnerLink';

const Link = styled(InnerLink)`
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

  @media print {
    display: none;
  }
`;

/** The link back to the blog section of the public page. */
export function BackToBlog() {
  const { sections } = useAppSelector(selectOwner);
  return (
    <Link to={`${paths.portfolio}#blog`}>
      <span aria-hidden="true">←</span>
      <span>{sections?.blog?.heading ?? 'Latest Articles'}</span>
    </Link>
  );
}
