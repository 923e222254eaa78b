import type { SavePlace } from '../../state/owner/savePlace';

/** When visitors see a change, by the place where it is saved. */
export const VISIBLE: Record<SavePlace, string> = {
  devServer: 'after Save and a build',
  repository: 'after Publish site',
  download: 'after an export and a build',
};

/** The word for a saved change, by the place. */
export const SAVED: Record<SavePlace, string> = {
  devServer: 'saved',
  repository: 'published',
  download: 'exported',
};
