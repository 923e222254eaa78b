import type { ComponentProps } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent, selectIsOwnContentComplete } from '../../state/lists/content';
import { Button } from '../../ui/buttons/Button';
import { ScreenButtonLink } from '../../ui/buttons/ScreenButtonLink';

type ReadLinkProps = Pick<ComponentProps<typeof Button>, 'variant' | 'small' | 'children'> & {
  to: string;
};

/**
 * A link to a post or the blog; with placeholder content an inert button (spec section 2). It loads the prerendered page,
 * except in the owner's tab, where the app shows the posts with their unsaved edits.
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
