import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { hovers } from '../../styles/media';
import { color, quick } from '../../styles/tokens';
import { Icon, type IconName, type IconPath } from '../Icon';
import { NEW_TAB } from '../newTab';

interface Appearance {
  icon: IconName | IconPath;
  label: string;
}

const Surface = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: transparent;
  color: ${color.muted};
  outline-offset: -3px;
  transition:
    background ${quick},
    color ${quick};

  ${hovers} {
    &:hover {
      background: ${color.raised};
      color: ${color.text};
    }
  }

  &[aria-pressed='true'] {
    color: ${color.accent};
  }
`;

type IconButtonProps = Appearance &
  ButtonHTMLAttributes<HTMLButtonElement> & { filled?: boolean; ref?: Ref<HTMLButtonElement> };

/** A round button with an icon; `label` is its accessible name. */
export function IconButton({ icon, label, filled = false, ...rest }: IconButtonProps) {
  return (
    <Surface type="button" aria-label={label} {...rest}>
      <Icon name={icon} filled={filled} />
    </Surface>
  );
}

type IconLinkProps = Appearance &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    href: string;
    /** The end of the accessible name if it opens in a new tab. */
    note: string;
  };

/** A round link to another site, which opens in a new tab, or to an email address. */
export function IconLink({ icon, label, note, href, ...rest }: IconLinkProps) {
  const isMail = href.startsWith('mailto:');
  return (
    <Surface
      as="a"
      aria-label={isMail ? label : `${label} ${note}`}
      {...(!isMail && NEW_TAB)}
      href={href}
      {...rest}
    >
      <Icon name={icon} />
    </Surface>
  );
}
