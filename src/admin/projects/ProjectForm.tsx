import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { projectAdded, selectProjectById } from '../../state/lists/projects';
import { editEntry } from '../../state/owner/editEntry';
import { checkText, checkWebAddress, normalizePath } from '../form/checks';
import { EntryForm, type ListFormProps } from '../form/EntryForm';
import { formatTags, parseTags, tagsField } from '../form/parseTags';

const DESCRIPTION_ROWS = 3;

const URL_PROPS = {
  type: 'url',
  required: false,
  hint: 'Optional',
  check: checkWebAddress,
} as const;

/** Adds a project, or edits an existing one. */
export function ProjectForm({ id }: ListFormProps) {
  const dispatch = useAppDispatch();
  const project = useAppSelector((state) => selectProjectById(state, id ?? ''));

  return (
    <EntryForm
      list="projects"
      id={id}
      initial={{
        ...project,
        technologies: formatTags(project?.technologies),
        picture: project?.image,
      }}
      fields={[
        { name: 'title', label: 'Title', check: checkText },
        { name: 'description', label: 'Description', rows: DESCRIPTION_ROWS, check: checkText },
        tagsField('technologies', 'Technologies'),
        [
          { name: 'liveUrl', label: 'Live URL', ...URL_PROPS },
          { name: 'githubUrl', label: 'Source URL', ...URL_PROPS },
        ],
      ]}
      onSubmit={({ technologies, liveUrl, githubUrl, picture, ...texts }) => {
        const fields = {
          ...texts,
          technologies: parseTags(technologies, project?.technologies),
          image: normalizePath(picture),
          liveUrl: liveUrl || undefined,
          githubUrl: githubUrl || undefined,
        };
        dispatch(id === null ? projectAdded(fields) : editEntry('projects', id, fields));
      }}
    />
  );
}
