import { getCollisionKey } from '../../content/ids.ts';
import { isUrl } from '../../content/images.ts';
import type { Post } from '../../content/types';

/** A post and the images in its body: URLs, and paths below `public`. */
export interface PostImages {
  post: Post;
  images: string[];
}

/**
 * Checks that each post can have a page. Returns a line for each error: an id that clashes with another on some file
 * systems, or a missing picture in the body.
 * @param hasFile Whether a file exists under `public`.
 */
export function checkPosts(posts: PostImages[], hasFile: (path: string) => boolean): string[] {
  const ids = new Map<string, string>();
  return posts.flatMap(({ post: { id, title }, images }) => {
    const key = getCollisionKey(id);
    const other = ids.get(key);
    ids.set(key, id);
    const missing = images.filter((image) => !isUrl(image) && !hasFile(image));
    const errors = [
      other &&
        `id: expected an id that differs from ${JSON.stringify(other)} by more than capitals, found ${JSON.stringify(id)}`,
      ...missing.map(
        (image) =>
          `content: expected a picture that is under public, found ${JSON.stringify(image)}`,
      ),
    ];
    return errors.flatMap((error) => (error ? `posts ${JSON.stringify(title)}, ${error}` : []));
  });
}
