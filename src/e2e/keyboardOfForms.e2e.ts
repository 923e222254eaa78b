import type { Locator, Page } from '@playwright/test';
import { openPortfolio, openSignIn, openTab, tabTo } from './a11y.ts';
import { expect, OWNER, test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The message about a field is tied to it, and the field says that it is wrong. */
async function expectError(field: Locator, message: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
}

for (const { form, open, submit, errors } of [
  {
    form: 'contact form',
    open: openPortfolio,
    submit: 'Send Message',
    errors: ['Name', 'Email', 'Subject', 'Message'],
  },
  { form: 'sign-in', open: openSignIn, submit: 'Sign In', errors: ['Email', 'Password'] },
  {
    form: 'form of a post',
    async open(page: Page) {
      await openTab(page, 'Blog Posts');
      await tabTo(page, button(page, 'New Post'));
      await page.keyboard.press('Enter');
    },
    submit: 'Create Post',
    errors: ['Title', 'Excerpt', 'Content'],
  },
  {
    form: 'form of a track',
    async open(page: Page) {
      await openTab(page, 'Music');
      await tabTo(page, button(page, 'Add Track'));
      await page.keyboard.press('Enter');
    },
    submit: 'Save Track',
    errors: ['Title', 'Album', 'Duration', 'Spotify URL'],
  },
]) {
  test(`the ${form} ties each error to its field and goes to the first`, async ({ page }) => {
    await open(page);
    await tabTo(page, button(page, submit));
    await page.keyboard.press('Enter');
    for (const label of errors) {
      await expectError(page.getByLabel(label, { exact: true }), `${label} is required.`);
    }
    const first = page.getByLabel(errors[0] ?? '', { exact: true });
    await expect(first).toBeFocused();
    await page.keyboard.type('Somebody@example.com');
    await expect(first).toHaveAttribute('aria-invalid', 'false');
    await expect(first).toHaveAccessibleDescription('');
  });

  // The focus stays where it is then, so nothing would be read out by itself.
  test(`the ${form} announces the error of the field that Enter is pressed in`, async ({
    page,
  }) => {
    await open(page);
    const first = page.getByLabel(errors[0] ?? '', { exact: true });
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    const message = page.getByText(`${errors[0] ?? ''} is required.`);
    await expect(message).toBeVisible();
    const live = page.locator('[role=alert], [role=status], [aria-live=polite]');
    await expect(live.filter({ has: message }).or(live.and(message))).toBeVisible();
  });
}

test('a refused sign-in is announced, the second one too', async ({ page }) => {
  await openSignIn(page);
  await page.getByLabel('Email').fill(OWNER.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type('wrong');
  const refusal = page.getByRole('alert').getByText('Invalid credentials');
  await page.keyboard.press('Enter');
  const first = await refusal.elementHandle();
  await page.keyboard.press('Enter');
  await expect(refusal).toBeVisible();
  await expect.poll(() => first.evaluate((it) => it.isConnected)).toBe(false);
  await expect(page.getByLabel('Password')).toBeFocused();
});
