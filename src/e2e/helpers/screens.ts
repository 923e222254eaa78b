import type { Page } from '@playwright/test';
import { openDashboard } from './owner.ts';
import { open, press } from './page.ts';

/** Each function opens a screen. */
export const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  'public page': open,
  'sign-in': (page) => open(page, 'admin'),
  overview: openDashboard,
  'form of a post': async (page) => {
    await openDashboard(page, 'Blog Posts');
    await press(page, 'New Post');
  },
  'form of a track with errors': async (page) => {
    await openDashboard(page, 'Music');
    await press(page, 'Add Track');
    await press(page, 'Save Track');
  },
  'unknown address': (page) => open(page, 'nothing-here'),
};
