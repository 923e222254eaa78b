import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { css, styled } from 'styled-components';
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

const variants = {
  solid: css`
    background: ${color.accentFill};
    border-color: ${color.accentFill};
    color: ${color.onAccent};

    ${hovers} {
      &:hover {
        background: ${color.accentFillHover};
        border-color: ${color.accentFillHover};
      }
    }
  `,
  outline: css`
    border-color: ${color.control};
    color: ${color.text};

    ${hovers} {
      &:hover {
        border-color: ${color.text};
        background: ${color.raised};
      }
    }
  `,
  quiet: css`
    color: ${color.muted};

    ${hovers} {
      &:hover {
        color: ${color.text};
        background: ${color.raised};
      }
    }
  `,
} satisfies Record<Variant, unknown>;

const Surface = styled.button<{ $variant: Variant; $small: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${({ $small }) => ($small ? '2.75rem' : '3.25rem')};
  padding: ${({ $small }) => ($small ? `0 ${space.md}` : `0 ${space.xl}`)};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  font-size: ${({ $small }) => ($small ? fontSize.sm : fontSize.md)};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${quick},
    border-color ${quick},
    color ${quick};

  ${({ $variant }) => variants[$variant]}

  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
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

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Surface as="a" {...useSurface<HTMLAnchorElement, ButtonLinkProps>(props)} />;
}
