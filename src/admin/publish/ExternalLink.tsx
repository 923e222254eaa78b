import { ButtonLink } from '../../ui/buttons/Button';
import { NEW_TAB } from '../../ui/newTab';

interface ExternalLinkProps {
  href: string;
  children: string;
}

/** A link to another site, which opens in a new tab. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => (
  <ButtonLink small variant="outline" icon="external" href={href} {...NEW_TAB}>
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </ButtonLink>
);
