import type { SavePlace } from '../../state/owner/savePlace';

/** When a change becomes visible to visitors, by save place. */
export const VISIBLE: Record<SavePlace, string> = {
  devServer: 'after Save and a build',
  repository: 'after Publish site',
  download: 'after an export and a build',
};

/** The word for "saved", by save place. */
export const SAVED: Record<SavePlace, string> = {
  devServer: 'saved',
  repository: 'published',
  download: 'exported',
};
