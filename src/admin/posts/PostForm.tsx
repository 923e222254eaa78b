import { estimateReadTime } from '../../content/readTime';
import { normalizeLanguage } from '../../content/rules';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectPostById } from '../../state/lists/posts';
import { today } from '../../state/today';
import { MarkdownField } from '../editor/MarkdownField';
import { useMarkdownCheck } from '../editor/useMarkdownCheck';
import { checkLanguage, checkText, normalizePath } from '../form/checks';
import { EntryForm, type EntryIdProps } from '../form/EntryForm';
import { SHORT_TEXT, TAGS, TITLE } from '../form/fields';
import { formatTags, parseTags } from '../form/parseTags';

/** With own content only, because the demo shows no content. */
const MARKDOWN = {
  as: MarkdownField,
  rows: 20,
  hint: 'Markdown. A picture is ![its description](images/a.jpg); people who cannot see it hear the description.',
};

/** With own content only, because the demo dates a post by itself and has one language. */
const DETAILS = [
  {
    name: 'publishedAt',
    label: 'Date',
    type: 'date',
    /** Refuses a five-digit year, which the content file does not allow. */
    check: (value: string) =>
      value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : 'Enter a year of four digits.',
  },
  {
    name: 'language',
    label: 'Language',
    required: false,
    placeholder: 'pt-BR',
    hint: 'Optional: only if it differs from that of the site.',
    check: checkLanguage,
  },
] as const;

/** Creates a post as a draft (spec section 4), or edits an existing one. */
export function PostForm({ id }: EntryIdProps) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const post = useAppSelector((state) => selectPostById(state, id));
  const checkMarkdown = useMarkdownCheck(post?.content);
  return (
    <EntryForm
      list="posts"
      id={id}
      initial={{ publishedAt: today(), ...post, tags: formatTags(post?.tags) }}
      fields={[
        TITLE,
        { name: 'excerpt', label: 'Excerpt', ...SHORT_TEXT },
        {
          name: 'content',
          label: 'Content',
          rows: 8,
          check: checkText,
          ...(hasOwnContent && { ...MARKDOWN, check: checkMarkdown }),
        },
        { name: 'tags', label: 'Tags', ...TAGS },
        ...(hasOwnContent ? [DETAILS] : []),
      ]}
      picture="image"
      toEntry={({ tags, image, language, ...texts }) => ({
        ...texts,
        readTime: estimateReadTime(texts.content),
        tags: parseTags(tags, post?.tags),
        language: normalizeLanguage(language),
        image: normalizePath(image),
      })}
    />
  );
}
