import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { projectAdded, selectProjectById } from '../../state/lists/projects';
import { editEntry } from '../../state/owner/editEntry';
import { normalizePath } from '../form/checkFile';
import { checkText } from '../form/checkText';
import { checkWebAddress } from '../form/checkWebAddress';
import { EntryForm, type ListFormProps } from '../form/EntryForm';
import { parseTags, formatTags } from '../form/parseTags';

const DESCRIPTION_ROWS = 3;

/** Adds a project, or edits an existing one. */
export function ProjectForm({ id }: ListFormProps) {
  const dispatch = useAppDispatch();
  const project = useAppSelector((state) =>
    id === null ? undefined : selectProjectById(state, id),
  );

  return (
    <EntryForm
      list="projects"
      id={id}
      submitLabel={project ? 'Save changes' : 'Save Project'}
      initial={{
        ...project,
        technologies: formatTags(project?.technologies),
        picture: project?.image,
      }}
      fields={[
        { name: 'title', label: 'Title', check: checkText },
        { name: 'description', label: 'Description', rows: DESCRIPTION_ROWS, check: checkText },
        {
          name: 'technologies',
          label: 'Technologies',
          required: false,
          hint: 'Optional, separated by commas',
          check: checkText,
        },
        [
          {
            name: 'liveUrl',
            label: 'Live URL',
            type: 'url',
            required: false,
            hint: 'Optional',
            check: checkWebAddress,
          },
          {
            name: 'githubUrl',
            label: 'Source URL',
            type: 'url',
            required: false,
            hint: 'Optional',
            check: checkWebAddress,
          },
        ],
      ]}
      onSubmit={({ title, description, technologies, liveUrl, githubUrl, picture }) => {
        const fields = {
          title: title.trim(),
          description: description.trim(),
          technologies: parseTags(technologies, project?.technologies),
          image: normalizePath(picture),
          liveUrl: liveUrl.trim() || undefined,
          githubUrl: githubUrl.trim() || undefined,
        };
        dispatch(id === null ? projectAdded(fields) : editEntry('projects', id, fields));
      }}
    />
  );
}
