import type { AnchorHTMLAttributes } from 'react';
import { useScreenLink } from './hooks/useScreenLink';

interface ScreenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The address of another screen of the site, below its base. */
  to: string;
}

/** A link to another screen of the site: no page load, and the state stays. Without scripts it is a link like any other. */
export function ScreenLink({ to, children, ...rest }: ScreenLinkProps) {
  return (
    <a {...rest} {...useScreenLink(to)}>
      {children}
    </a>
  );
}
