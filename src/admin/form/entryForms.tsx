import { estimateReadTime } from '../../content/readTime';
import { normalizeDuration } from '../../content/rules';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectPostById } from '../../state/lists/posts';
import { selectProjectById } from '../../state/lists/projects';
import { selectTrackById } from '../../state/lists/tracks';
import { today } from '../../state/today';
import { MarkdownField } from '../editor/MarkdownField';
import {
  checkDuration,
  checkFile,
  checkLanguage,
  checkText,
  checkWebAddress,
  normalizePath,
} from './checks';
import { EntryForm, type ListFormProps } from './EntryForm';
import { formatTags, parseTags } from './parseTags';

const SHORT_ROWS = 3;
const CONTENT_ROWS = 8;

const TITLE = { name: 'title', label: 'Title', check: checkText } as const;
const URL_FIELD = { type: 'url', check: checkWebAddress } as const;
const OPTIONAL_URL = { ...URL_FIELD, required: false, hint: 'Optional' } as const;
const TAGS = { required: false, hint: 'Optional, separated by commas', check: checkText } as const;

/** With own content only, because the demo shows no content. */
const MARKDOWN = {
  as: MarkdownField,
  rows: 20,
  hint: 'Markdown. A picture is ![its description](images/a.jpg); people who cannot see it hear the description.',
};

/** Of a project, which needs none. */
const BODY = {
  as: MarkdownField,
  rows: 20,
  required: false,
  hint: 'Optional, in Markdown as in a post. With it the project has a page of its own.',
} as const;

/** With own content only, because the demo dates a post by itself. */
const DATE_FIELD = {
  name: 'publishedAt',
  label: 'Date',
  type: 'date',
  /** Refuses a five-digit year, which the content file does not allow. */
  check: (value: string) =>
    value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : 'Enter a year of four digits.',
} as const;

/** With own content only, because the demo has one language. */
const LANGUAGE_FIELD = {
  name: 'language',
  label: 'Language',
  required: false,
  placeholder: 'pt-BR',
  hint: 'Optional: only if it differs from that of the site.',
  check: checkLanguage,
} as const;

/** With own content only, because the demo plays nothing. */
const AUDIO_FIELD = {
  name: 'audio',
  label: 'Audio',
  required: false,
  placeholder: 'audio/a.mp3',
  hint: 'Optional: a file under public, or an address. The play button plays it.',
  check: checkFile('audio/a.mp3'),
} as const;

/** Creates a post as a draft (spec section 4), or edits an existing one. */
export function PostForm({ id }: ListFormProps) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const post = useAppSelector((state) => selectPostById(state, id));
  return (
    <EntryForm
      list="posts"
      id={id}
      initial={{ publishedAt: today(), ...post, tags: formatTags(post?.tags) }}
      fields={[
        TITLE,
        { name: 'excerpt', label: 'Excerpt', rows: SHORT_ROWS, check: checkText },
        {
          ...{ name: 'content', label: 'Content', rows: CONTENT_ROWS, check: checkText },
          ...(hasOwnContent && MARKDOWN),
        },
        { name: 'tags', label: 'Tags', ...TAGS },
        ...(hasOwnContent ? [[DATE_FIELD, LANGUAGE_FIELD]] : []),
      ]}
      picture="image"
      toEntry={({ tags, image, language, ...texts }) => ({
        ...texts,
        language: language || undefined,
        readTime: estimateReadTime(texts.content),
        tags: parseTags(tags, post?.tags),
        image: normalizePath(image),
      })}
    />
  );
}

/** Adds a track by the owner (spec section 5), or edits an existing one. */
export function TrackForm({ id }: ListFormProps) {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const track = useAppSelector((state) => selectTrackById(state, id));
  return (
    <EntryForm
      list="tracks"
      id={id}
      initial={track}
      fields={[
        [TITLE, { name: 'album', label: 'Album', check: checkText }],
        [
          { name: 'duration', label: 'Duration', placeholder: 'mm:ss', check: checkDuration },
          { name: 'spotifyUrl', label: 'Spotify URL', ...URL_FIELD },
        ],
        ...(hasOwnContent ? [AUDIO_FIELD] : []),
      ]}
      picture="cover"
      toEntry={({ duration, audio, cover, ...texts }) => ({
        ...texts,
        duration: normalizeDuration(duration),
        cover: normalizePath(cover),
        audio: normalizePath(audio),
      })}
    />
  );
}

export function ProjectForm({ id }: ListFormProps) {
  const project = useAppSelector((state) => selectProjectById(state, id));
  return (
    <EntryForm
      list="projects"
      id={id}
      initial={{ ...project, technologies: formatTags(project?.technologies) }}
      fields={[
        TITLE,
        { name: 'description', label: 'Description', rows: SHORT_ROWS, check: checkText },
        { name: 'body', label: 'Text', check: checkText, ...BODY },
        { name: 'technologies', label: 'Technologies', ...TAGS },
        [
          { name: 'liveUrl', label: 'Live URL', ...OPTIONAL_URL },
          { name: 'githubUrl', label: 'Source URL', ...OPTIONAL_URL },
        ],
      ]}
      picture="image"
      toEntry={({ technologies, body, liveUrl, githubUrl, image, ...texts }) => ({
        ...texts,
        body: body || undefined,
        technologies: parseTags(technologies, project?.technologies),
        image: normalizePath(image),
        liveUrl: liveUrl || undefined,
        githubUrl: githubUrl || undefined,
      })}
    />
  );
}
