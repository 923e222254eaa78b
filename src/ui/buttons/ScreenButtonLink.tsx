import type { ComponentProps } from 'react';
import { useScreenLink } from '../ScreenLink';
import { ButtonLink } from './Button';

type ScreenButtonLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & {
  to: string;
  reload?: boolean;
};

export const ScreenButtonLink = ({ to, reload, ...rest }: ScreenButtonLinkProps) => (
  <ButtonLink {...rest} {...useScreenLink(to, reload)} />
);
