import type { ComponentProps } from 'react';
import { useScreenLink } from '../ScreenLink';
import { ButtonLink } from './Button';

type ScreenButtonLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & {
  to: string;
  /** Whether to load the prerendered page of the other screen. */
  reload?: boolean;
};

export function ScreenButtonLink({ to, reload = false, ...rest }: ScreenButtonLinkProps) {
  const { href, onClick } = useScreenLink(to);
  return <ButtonLink {...rest} href={href} onClick={reload ? undefined : onClick} />;
}
