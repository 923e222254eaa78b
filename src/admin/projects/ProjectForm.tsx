import { useAppSelector } from '../../shared/hooks';
import { selectProjectById } from '../../state/lists/projects';
import { MarkdownField } from '../editor/MarkdownField';
import { useMarkdownCheck } from '../editor/useMarkdownCheck';
import { normalizePath } from '../form/checks';
import { EntryForm, type EntryIdProps } from '../form/EntryForm';
import { OPTIONAL_URL, SHORT_TEXT, TAGS, TITLE } from '../form/fields';
import { formatTags, parseTags } from '../form/parseTags';

const BODY = {
  name: 'body',
  label: 'Text',
  as: MarkdownField,
  rows: 20,
  required: false,
  hint: 'Optional, in Markdown as in a post. With it the project has a page of its own.',
} as const;

export function ProjectForm({ id }: EntryIdProps) {
  const project = useAppSelector((state) => selectProjectById(state, id));
  const check = useMarkdownCheck(project?.body);
  return (
    <EntryForm
      list="projects"
      id={id}
      initial={{ ...project, technologies: formatTags(project?.technologies) }}
      fields={[
        TITLE,
        { name: 'description', label: 'Description', ...SHORT_TEXT },
        { ...BODY, check },
        { name: 'technologies', label: 'Technologies', ...TAGS },
        [
          { name: 'liveUrl', label: 'Live URL', ...OPTIONAL_URL },
          { name: 'githubUrl', label: 'Source URL', ...OPTIONAL_URL },
        ],
      ]}
      picture="image"
      toEntry={({ technologies, image, ...texts }) => ({
        ...texts,
        technologies: parseTags(technologies, project?.technologies),
        image: normalizePath(image),
      })}
    />
  );
}
