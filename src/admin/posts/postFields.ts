import { normalizeLanguage } from '../../content/rules';
import type { Post } from '../../content/types';
import { checkMarkdown } from '../editor/checkPictures';
import { MarkdownField } from '../editor/MarkdownField';
import { checkDay, checkLanguage, checkText } from '../form/checks';
import { type EntryFields, SHORT_TEXT, TAGS, TITLE } from '../form/fields';

const CONTENT = { name: 'content', label: 'Content', rows: 8, check: checkText } as const;

const MARKDOWN_CONTENT = {
  ...CONTENT,
  as: MarkdownField,
  rows: 20,
  hint: 'Markdown, with an empty line between paragraphs. A picture is ![its description](images/a.jpg); people who cannot see it hear the description.',
  check: checkMarkdown,
} as const;

const DETAILS = [
  {
    name: 'publishedAt',
    label: 'Date',
    type: 'date',
    check: checkDay,
  },
  {
    name: 'language',
    label: 'Language',
    required: false,
    placeholder: 'pt-BR',
    hint: 'Optional: only if it differs from that of the site.',
    check: checkLanguage,
    parse: normalizeLanguage,
  },
] as const;

/** In the demo no visitor sees the content, each post gets its date by itself, and there is one language. */
export const getPostFields = (isOwn: boolean): EntryFields<keyof Post> => [
  TITLE,
  { name: 'excerpt', label: 'Excerpt', ...SHORT_TEXT },
  isOwn ? MARKDOWN_CONTENT : CONTENT,
  { name: 'tags', label: 'Tags', ...TAGS },
  ...(isOwn ? [DETAILS] : []),
];
