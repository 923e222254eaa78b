import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, OWNER } from './test.ts';

/** Sends the sign-in form that is on the page. */
export async function signIn(page: Page, { email, password } = OWNER): Promise<void> {
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs the owner in, and waits for the dashboard. */
export async function enterDashboard(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
}
