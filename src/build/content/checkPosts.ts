import { isUrl } from '../../content/images.ts';
import type { Post } from '../../content/types';

/** A post and the images in its body: URLs, and paths below `public`. */
export interface PostImages {
  post: Post;
  images: string[];
}

/**
 * Returns an error for each picture that is missing in the body of a post.
 * @param hasFile Whether there is such a file under `public`.
 */
export const checkPosts = (posts: PostImages[], hasFile: (path: string) => boolean): string[] =>
  posts.flatMap(({ post: { title }, images }) =>
    images
      .filter((image) => !isUrl(image) && !hasFile(image))
      .map(
        (image) =>
          `posts ${JSON.stringify(title)}, content: expected a picture that is under public, found ${JSON.stringify(image)}`,
      ),
  );
