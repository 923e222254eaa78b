import { navigateInApp } from '../../helpers/faults.ts';
import { openDashboard, submitNewEntry, TRACK } from '../../helpers/owner.ts';
import { button, card, expectControlsToWork, open, waitForHydration } from '../../helpers/page.ts';
import { expect, owner, test } from '../../test.ts';

test('the whole site works in a browser without newer APIs and storage', async ({ page }) => {
  // The pause of motion is kept in storage.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'requestIdleCallback'])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(URL, 'canParse');
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await open(page);
  await expectControlsToWork(page);
  await button(page, 'Pause motion').click();
  await expect(button(page, 'Pause motion')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('could not be shown')).toHaveCount(0);

  const panel = await openDashboard(page, 'Music');
  await submitNewEntry(panel, 'Add Track', TRACK);
  await expect(card(panel, TRACK.Title)).toBeVisible();
  await expect(button(page, 'Export content')).toBeVisible();
});

for (const removed of ['header', '#content > *', 'a']) {
  test(`a page that lost every ${removed} can be left and reopened`, async ({ page }) => {
    await page.goto('');
    await waitForHydration(page);
    await page.evaluate((selector) => {
      document.querySelectorAll(`#root :is(${selector})`).forEach((each) => each.remove());
    }, removed);
    await navigateInApp(page, '/admin');
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
    await expectControlsToWork(page);
  });
}
