import type { RootState } from '../rootReducer';
import { selectOwner } from '../visitor/owner';

/** Where changes are saved: in the project by the dev server, in its repository, or in a file that the owner moves. */
export type SaveTarget = 'devServer' | 'repository' | 'download';

/** The save target of this dashboard. The dev server comes before the repository. */
export function selectSaveTarget(state: RootState): SaveTarget {
  if (import.meta.env.DEV) return 'devServer';
  return selectOwner(state).repository ? 'repository' : 'download';
}

const WORDS = {
  devServer: {
    saved: 'saved',
    unchanged: 'All changes saved',
    /** When visitors see a change. */
    visible: 'after Save and a build',
    deletion: {
      when: 'the next Save',
      note: 'Only version control such as Git can bring back a deleted file.',
    },
    note: 'Save writes your changes to src/content/content.json, from which the site is built. You can also export and import a content file here, with its new pictures.',
  },
  repository: {
    saved: 'published',
    unchanged: 'All changes published',
    visible: 'after Publish site',
    deletion: {
      when: 'the next Publish',
      note: 'The history of the repository keeps deleted files.',
    },
    note: 'Publish site commits your changes to its repository, and visitors see them after the next build. You can also export and import a content file here, with its new pictures.',
  },
  download: {
    saved: 'exported',
    // A page cannot tell whether a download was saved.
    unchanged: 'No changes since the last export',
    visible: 'after an export and a build',
    /** The owner deletes files. */
    deletion: undefined,
    note: 'Export content downloads your changes. To publish them, put content.json into src/content, new pictures into public/images, and build the site. You can also import a content file here, with its new pictures.',
  },
} as const satisfies Record<SaveTarget, object>;

/** The words for saving, by save target. */
export const selectSaveWords = (state: RootState) => WORDS[selectSaveTarget(state)];
