import type { RootState } from '../state/rootReducer';

/**
 * Names the invariants of the store that a state breaks, for the property tests and for the monkey test. The latter
 * runs it in the page: whatever it needs stands inside it.
 */
export function brokenInvariants(state: RootState): string[] {
  const { auth, carousel, likes, player, posts, projects, tracks, undo } = state;
  const isList = ({ ids, entities }: { ids: string[]; entities: Record<string, { id: string }> }) =>
    new Set(ids).size === ids.length &&
    Object.keys(entities).length === ids.length &&
    ids.every((id) => entities[id]?.id === id);
  const allPosts = Object.values(posts.entities);

  const rules: Record<string, boolean> = {
    'what plays exists':
      player.currentTrackId === null || Object.hasOwn(tracks.entities, player.currentTrackId),
    'what is liked exists': Object.keys(likes).every((id) => Object.hasOwn(tracks.entities, id)),
    'the carousel is on one of its pages':
      Number.isInteger(carousel.index) &&
      carousel.index >= 0 &&
      carousel.index < Math.max(1, projects.filter(({ featured }) => !featured).length / 3),
    'ids and posts agree': isList(posts),
    'ids and tracks agree': isList(tracks),
    'a post is published or a draft': allPosts.every(({ status }) =>
      ['published', 'draft'].includes(status),
    ),
    'who is signed in was not refused': !auth.isAuthenticated || !('signIn' in auth),
    'what can be brought back is gone from its list': undo.every(
      ({ list, entry }) => !Object.hasOwn(state[list].entities, entry.id),
    ),
    'each deletion can be undone once':
      new Set(undo.map(({ list, entry }) => `${list} ${entry.id}`)).size === undo.length,
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}
