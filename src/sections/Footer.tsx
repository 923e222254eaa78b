import { styled } from 'styled-components';
import { useAppSelector } from '../app/hooks';
import { selectOwner } from '../state/slices/owner';
import { color, fontSize, space, width } from '../styles/tokens';
import { SocialLinks } from './SocialLinks';

const Region = styled.footer`
  border-top: 1px solid ${color.line};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md} ${space.xl};
  max-width: calc(${width.page} + 2 * ${space.gutter});
  margin: 0 auto;
  padding: ${space.xl} ${space.gutter};
  color: ${color.muted};
  font-size: ${fontSize.sm};

  p a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

/** The footer: the owner's name, their profiles, and a link to the top. */
export function Footer() {
  const { name } = useAppSelector(selectOwner);
  return (
    <Region>
      <Row>
        <p>{`© ${name}`}</p>
        <SocialLinks />
        <p>
          <a href="#home">Back to top</a>
        </p>
      </Row>
    </Region>
  );
}
