import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { readTimeOf } from '../../content/readTime';
import { postDrafted, postFormCancelled } from '../../state/posts';
import { TextField } from '../../ui/forms/TextField';
import { checkText } from '../checkText';
import { recall } from '../formMemory';
import { OwnerForm } from '../OwnerForm';
import type { FormFocus } from '../useFormFocus';
import { parseTags } from './parseTags';

const FORM = 'New Post';
const EXCERPT_ROWS = 3;
const CONTENT_ROWS = 8;

/** Writes a new post, which becomes a draft (spec section 5). */
export function PostForm({ panel, close }: FormFocus) {
  const dispatch = useAppDispatch();
  const [typed] = useState(() => recall(FORM));

  function submit(field: (name: string) => string) {
    const content = field('content').trim();
    close(() =>
      dispatch(
        postDrafted({
          title: field('title').trim(),
          excerpt: field('excerpt').trim(),
          content,
          readTime: readTimeOf(content),
          tags: parseTags(field('tags')),
        }),
      ),
    );
  }

  return (
    <OwnerForm
      title={FORM}
      submitLabel="Create Post"
      onSubmit={submit}
      onCancel={() => close(() => dispatch(postFormCancelled()))}
      panel={panel}
    >
      <TextField name="title" check={checkText} defaultValue={typed.title} label="Title" />
      <TextField
        name="excerpt"
        check={checkText}
        defaultValue={typed.excerpt}
        label="Excerpt"
        rows={EXCERPT_ROWS}
      />
      <TextField
        name="content"
        check={checkText}
        defaultValue={typed.content}
        label="Content"
        rows={CONTENT_ROWS}
      />
      <TextField
        name="tags"
        check={checkText}
        defaultValue={typed.tags}
        label="Tags"
        required={false}
        hint="Optional, separated by commas"
      />
    </OwnerForm>
  );
}
