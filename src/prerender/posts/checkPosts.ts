import type { Post } from '../../content/types';

/** A post and the pictures in its body: addresses, and paths below `public`. */
export interface PostPictures {
  post: Post;
  images: string[];
}

/** What the name of a folder may have, in bytes, on most disks. */
const MAX_NAME = 255;

/**
 * What keeps posts from having a page each, a line for each error: an id that some disk takes for another's, or that is
 * too long for a folder, and pictures in a body that are not there.
 * @param hasFile Whether there is such a file under `public`.
 */
export function checkPosts(posts: PostPictures[], hasFile: (path: string) => boolean): string[] {
  const names = new Map<string, Post>();
  return posts.flatMap(({ post, images }) => {
    const { id, title } = post;
    const place = `posts ${JSON.stringify(title)}`;
    // Disks of macOS and Windows tell neither capitals apart nor the ways to write an accent.
    const name = id.normalize('NFC').toLowerCase();
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
        .filter((image) => !image.includes(':') && !hasFile(image))
        .map(
          (image) =>
            `${place}, content: expected a picture that is under public, found ${JSON.stringify(image)}`,
        ),
    ];
  });
}
