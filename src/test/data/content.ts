import { demoOwner as owner } from '../../content/demo';
import { placeholderWork } from '../../content/placeholder/placeholder';
import type { Content } from '../../content/types';

/** The build date of the site in every test. */
const BUILD_DAY = new Date('2026-05-20T12:00:00Z');

/** The placeholder content of the site, the same in every run. */
export const testContent: Content = {
  owner,
  ...placeholderWork({ seed: 1, artist: owner.name, today: BUILD_DAY }),
};
