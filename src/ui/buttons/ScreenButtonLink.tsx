import type { ComponentProps } from 'react';
import { useScreenLink } from '../hooks/useScreenLink';
import { ButtonLink } from './Button';

type ScreenButtonLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & {
  /** The address of another screen of the site, below its base. */
  to: string;
  /** Loads the other screen as a page of its own: it has one that the build has written. */
  reload?: boolean;
};

/** A link that looks like a button, to another screen of the site: no page load, and the state stays. */
export function ScreenButtonLink({ to, reload = false, ...rest }: ScreenButtonLinkProps) {
  const { href, onClick } = useScreenLink(to);
  return <ButtonLink {...rest} href={href} onClick={reload ? undefined : onClick} />;
}
