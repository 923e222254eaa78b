import type { ComponentProps } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectHasAllOwnContent, selectHasOwnContent } from '../../state/slices/contentFile';
import { Button } from '../../ui/buttons/Button';
import { ScreenLink } from '../../ui/buttons/ScreenLink';

type ReadLinkProps = Pick<ComponentProps<typeof Button>, 'variant' | 'small' | 'children'> & {
  /** The address of the page to read, below the base. */
  to: string;
};

/**
 * Leads to a page to read where the content is the owner's, and is an inert button where it is placeholder (spec
 * section 2). In the tab of the owner, whose store has every post, the page shows what the store has.
 */
export function ReadLink({ to, ...look }: ReadLinkProps) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const hasAllPosts = useAppSelector(selectHasAllOwnContent);
  return hasOwnContent ? (
    <ScreenLink to={to} reload={!hasAllPosts} {...look} />
  ) : (
    <Button {...look} />
  );
}
