import { collisionKeyOf } from '../../content/ids.ts';
import { isUrl } from '../../content/images.ts';
import type { Post } from '../../content/types';

/** A post and the images in its body: URLs, and paths below `public`. */
export interface PostImages {
  post: Post;
  images: string[];
}

/** The longest name of a folder on most file systems, in bytes. */
const MAX_NAME = 255;

/**
 * Checks that each post can have a page. Returns a line for each error: an id that equals another on some file systems or
 * is too long for a folder, or a picture in the body that is missing.
 * @param hasFile Whether there is such a file under `public`.
 */
export function checkPosts(posts: PostImages[], hasFile: (path: string) => boolean): string[] {
  const names = new Map<string, Post>();
  return posts.flatMap(({ post, images }) => {
    const { id, title } = post;
    const place = `posts ${JSON.stringify(title)}`;
    const name = collisionKeyOf(id);
    const other = names.get(name);
    names.set(name, post);
    return [
      ...(other
        ? [
            `${place}, id: expected an id that differs from ${JSON.stringify(other.id)} by more than capitals, found ${JSON.stringify(id)}`,
          ]
        : []),
      ...(Buffer.byteLength(id) > MAX_NAME
        ? [`${place}, id: expected at most ${MAX_NAME} bytes, found ${Buffer.byteLength(id)}`]
        : []),
      ...images
        .filter((image) => !isUrl(image) && !hasFile(image))
        .map(
          (image) =>
            `${place}, content: expected a picture that is under public, found ${JSON.stringify(image)}`,
        ),
    ];
  });
}
