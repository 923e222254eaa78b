import type { ComponentProps } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent, selectIsOwnContentComplete } from '../../state/lists/content';
import { Button } from '../../ui/buttons/Button';
import { ScreenButtonLink } from '../../ui/buttons/ScreenButtonLink';

type ReadLinkProps = Pick<ComponentProps<typeof Button>, 'variant' | 'small' | 'children'> & {
  /** The path of the page to read, without the base URL. */
  to: string;
};

/**
 * A link to a page to read; with placeholder content an inert button (spec section 2). It loads the prerendered page,
 * except in the owner's tab: there the store has all posts, and the app shows them as they are in the store.
 */
export function ReadLink({ to, ...appearance }: ReadLinkProps) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const hasAllPosts = useAppSelector(selectIsOwnContentComplete);
  return hasOwnContent ? (
    <ScreenButtonLink to={to} reload={!hasAllPosts} {...appearance} />
  ) : (
    <Button {...appearance} />
  );
}
