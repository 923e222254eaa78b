import { estimateReadTime } from '../../content/readTime';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { postAdded, selectPostById } from '../../state/lists/posts';
import { createPost } from '../../state/owner/createPost';
import { editEntry } from '../../state/owner/editEntry';
import { today } from '../../state/today';
import { checkText, normalizePath } from '../form/checks';
import { EntryForm, type ListFormProps } from '../form/EntryForm';
import { formatTags, parseTags, tagsField } from '../form/parseTags';

const EXCERPT_ROWS = 3;
const CONTENT_ROWS = 8;
/** More rows, because the content of an existing post is longer. */
const EDITED_CONTENT_ROWS = 16;

/** Refuses a five-digit year, which the content file does not allow. */
const checkDay = (value: string) =>
  value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : 'Enter a year of four digits.';

/** With own content only. The demo has no value for it. */
const DATE_FIELD = { name: 'publishedAt', label: 'Date', type: 'date', check: checkDay } as const;

/** Creates a post as a draft (spec section 4), or edits an existing one. */
export function PostForm({ id }: ListFormProps) {
  const dispatch = useAppDispatch();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const post = useAppSelector((state) => selectPostById(state, id ?? ''));

  return (
    <EntryForm
      list="posts"
      id={id}
      initial={{
        publishedAt: today(),
        ...post,
        tags: formatTags(post?.tags),
        picture: post?.image,
      }}
      fields={[
        { name: 'title', label: 'Title', check: checkText },
        { name: 'excerpt', label: 'Excerpt', rows: EXCERPT_ROWS, check: checkText },
        {
          name: 'content',
          label: 'Content',
          rows: post ? EDITED_CONTENT_ROWS : CONTENT_ROWS,
          check: checkText,
        },
        tagsField('tags', 'Tags'),
        ...(hasOwnContent ? [DATE_FIELD] : []),
      ]}
      onSubmit={({ tags, picture, ...texts }) => {
        const fields = {
          ...texts,
          tags: parseTags(tags, post?.tags),
          image: normalizePath(picture),
        };
        if (id !== null)
          dispatch(
            editEntry('posts', id, { ...fields, readTime: estimateReadTime(fields.content) }),
          );
        else dispatch(hasOwnContent ? createPost(fields) : postAdded(fields));
      }}
    />
  );
}
