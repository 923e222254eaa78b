import type { RootState } from '../state/rootReducer';

/**
 * Names the invariants of the store that a state breaks, for the property tests and for the monkey test. The latter
 * runs it in the page: whatever it needs stands inside it.
 */
export function brokenInvariants(state: RootState): string[] {
  const { carousel, likes, player, posts, removed, tracks } = state;
  const isList = ({ ids, entities }: { ids: string[]; entities: Record<string, { id: string }> }) =>
    new Set(ids).size === ids.length &&
    Object.keys(entities).length === ids.length &&
    ids.every((id) => entities[id]?.id === id);
  const allPosts = Object.values(posts.entities);

  const rules: Record<string, boolean> = {
    'what plays exists': player.currentTrackId === null || player.currentTrackId in tracks.entities,
    'what is liked exists': Object.keys(likes).every((id) => id in tracks.entities),
    'the carousel is on one of its pages':
      Number.isInteger(carousel.page) && carousel.page >= 0 && carousel.page < carousel.pageCount,
    'ids and posts agree': isList(posts),
    'ids and tracks agree': isList(tracks),
    'a post is published or a draft': allPosts.every(({ status }) =>
      ['published', 'draft'].includes(status),
    ),
    'what can be brought back is gone from its list': removed.every(
      ({ list, entry }) => !(entry.id in state[list].entities),
    ),
    'each deletion can be undone once':
      new Set(removed.map(({ list, entry }) => `${list} ${entry.id}`)).size === removed.length,
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}
