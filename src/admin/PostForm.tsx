import { useAppDispatch } from '../app/hooks';
import { postDrafted, postFormCancelled } from '../state/posts';
import { TextField } from '../ui/TextField';
import { OwnerForm } from './OwnerForm';
import { parseTags } from './parseTags';
import type { FormFocus } from './useFormFocus';

const EXCERPT_ROWS = 3;
const CONTENT_ROWS = 8;

/** Writes a new post, which becomes a draft (spec section 5). */
export function PostForm({ panel, close }: FormFocus) {
  const dispatch = useAppDispatch();

  function submit(field: (name: string) => string) {
    close(() =>
      dispatch(
        postDrafted({
          title: field('title').trim(),
          excerpt: field('excerpt').trim(),
          content: field('content').trim(),
          tags: parseTags(field('tags')),
        }),
      ),
    );
  }

  return (
    <OwnerForm
      title="New Post"
      submitLabel="Create Post"
      onSubmit={submit}
      onCancel={() => close(() => dispatch(postFormCancelled()))}
      panel={panel}
    >
      <TextField name="title" label="Title" />
      <TextField name="excerpt" label="Excerpt" rows={EXCERPT_ROWS} />
      <TextField name="content" label="Content" rows={CONTENT_ROWS} />
      <TextField name="tags" label="Tags" required={false} hint="Optional, separated by commas" />
    </OwnerForm>
  );
}
