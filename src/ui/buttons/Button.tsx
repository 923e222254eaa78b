import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { css, type RuleSet, styled } from 'styled-components';
import { hovers } from '../../styles/media';
import { color, fontSize, quick, radius, space } from '../../styles/tokens';
import { usePressScale } from '../hooks/usePressScale';
import { Icon, type IconName } from '../Icon';

type Variant = 'solid' | 'outline' | 'quiet';

interface Appearance {
  variant?: Variant;
  icon?: IconName;
  small?: boolean;
  children: ReactNode;
}

const paint = (background: string, border: string, text: string) => css`
  background: ${background};
  border-color: ${border};
  color: ${text};
`;

const looks: Record<Variant, { rest: RuleSet; hover: RuleSet }> = {
  solid: {
    rest: paint(color.accentFill, color.accentFill, color.onAccent),
    hover: paint(color.accentFillHover, color.accentFillHover, color.onAccent),
  },
  outline: {
    rest: paint('none', color.control, color.text),
    hover: paint(color.raised, color.text, color.text),
  },
  quiet: {
    rest: paint('none', 'transparent', color.muted),
    hover: paint(color.raised, 'transparent', color.text),
  },
};

const SurfaceBase = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  border: 1px solid;
  border-radius: ${radius.control};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background ${quick},
    border-color ${quick},
    color ${quick};

  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`;

const Surface = styled(SurfaceBase)<{ $variant: Variant; $small: boolean }>`
  min-height: ${({ $small }) => ($small ? '2.75rem' : '3.25rem')};
  padding: 0 ${({ $small }) => ($small ? space.md : space.xl)};
  font-size: ${({ $small }) => ($small ? fontSize.sm : fontSize.md)};
  ${({ $variant }) => looks[$variant].rest}

  ${hovers} {
    &:hover {
      ${({ $variant }) => looks[$variant].hover}
    }
  }
`;

/** The props of a button or link that grows on hover and shrinks on press. */
function useSurface<E extends HTMLElement, Rest>({
  variant = 'solid',
  icon,
  small = false,
  children,
  ...rest
}: Appearance & Rest) {
  const scaleHandlers = usePressScale<E>();
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </>
  );
  return { $variant: variant, $small: small, ...scaleHandlers, ...rest, children: content };
}

type ButtonProps = Appearance & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button. Without a handler it is inert, as spec section 2 requires of some. */
export function Button(props: ButtonProps) {
  return <Surface type="button" {...useSurface<HTMLButtonElement, ButtonProps>(props)} />;
}

type ButtonLinkProps = Appearance & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

export function ButtonLink(props: ButtonLinkProps) {
  return <Surface as="a" {...useSurface<HTMLAnchorElement, ButtonLinkProps>(props)} />;
}
