import type { Project } from '../../content/types';
import { checkMarkdown } from '../editor/checkPictures';
import { MarkdownField } from '../editor/MarkdownField';
import { type EntryFields, OPTIONAL_URL, SHORT_TEXT, TAGS, TITLE } from '../form/fields';

export const getProjectFields = (): EntryFields<keyof Project> => [
  TITLE,
  { name: 'description', label: 'Description', ...SHORT_TEXT },
  {
    name: 'body',
    label: 'Text',
    as: MarkdownField,
    rows: 20,
    required: false,
    hint: 'Optional, in Markdown as in a post. With it the project has a page of its own.',
    check: checkMarkdown,
  },
  { name: 'technologies', label: 'Technologies', ...TAGS },
  [
    { name: 'liveUrl', label: 'Live URL', ...OPTIONAL_URL },
    { name: 'githubUrl', label: 'Source URL', ...OPTIONAL_URL },
  ],
];
