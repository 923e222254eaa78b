import { useAppDispatch } from '../../app/hooks';
import { postCreated, postFormCancelled } from '../../state/slices/posts';
import { checkText } from '../checkText';
import { OwnerForm } from '../OwnerForm';
import type { FormFocus } from '../useFormFocus';
import { parseTags } from './parseTags';

const EXCERPT_ROWS = 3;
const CONTENT_ROWS = 8;

/** Writes a new post, which becomes a draft (spec section 5). */
export function PostForm({ panel, close }: FormFocus) {
  const dispatch = useAppDispatch();
  return (
    <OwnerForm
      title="New Post"
      submitLabel="Create Post"
      fields={[
        { name: 'title', label: 'Title', check: checkText },
        { name: 'excerpt', label: 'Excerpt', rows: EXCERPT_ROWS, check: checkText },
        { name: 'content', label: 'Content', rows: CONTENT_ROWS, check: checkText },
        {
          name: 'tags',
          label: 'Tags',
          required: false,
          hint: 'Optional, separated by commas',
          check: checkText,
        },
      ]}
      onSubmit={({ title, excerpt, content, tags }) =>
        close(() =>
          dispatch(
            postCreated({
              title: title.trim(),
              excerpt: excerpt.trim(),
              content: content.trim(),
              tags: parseTags(tags),
            }),
          ),
        )
      }
      onCancel={() => close(() => dispatch(postFormCancelled()))}
      panel={panel}
    />
  );
}
