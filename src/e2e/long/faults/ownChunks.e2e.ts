import {
  abortChunk,
  chunk,
  holdRequests,
  MISSING_FILE,
  translate,
  TRANSLATED,
} from '../../helpers/faults.ts';
import { fillIn, open, waitForHydration } from '../../helpers/page.ts';
import { expect, test } from '../../own/test.ts';

test('the contact form without its chunk keeps the message', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(MISSING_FILE);
  await abortChunk(page, 'sendToEndpoint');
  await open(page);
  const form = page.getByRole('form', { name: 'Contact' });
  const values = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Duet', Message: 'Shall\nwe?' };
  async function expectValues() {
    for (const [label, value] of Object.entries(values))
      await expect(form.getByLabel(label)).toHaveValue(value);
  }
  await fillIn(form, values);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Not sent: /);

  await page.unroute(chunk('sendToEndpoint'));
  await page.route('https://messages.example/send', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' } }),
  );
  // Offline, the browser asks first.
  await context.setOffline(true);
  const [question] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => void setTimeout(() => location.reload())),
  ]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expectValues();
  await context.setOffline(false);

  // By the browser, and by the link.
  await page.reload();
  await waitForHydration(page);
  await expectValues();
  await abortChunk(page, 'sendToEndpoint');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await waitForHydration(page);
  await expectValues();
});

for (const isTranslated of [false, true])
  test(`a press of Print before hydration takes effect, translated: ${isTranslated}`, async ({
    page,
    pageErrors,
  }) => {
    if (isTranslated) pageErrors.allow(TRANSLATED);
    await page.addInitScript(() => {
      window.print = () => void (document.title = 'Printed');
    });
    const files = await holdRequests(page, chunk('hydrate'));
    await page.goto('', { waitUntil: 'commit' });
    await expect.poll(files.count).toBeGreaterThan(0);
    if (isTranslated) await translate(page);
    await page.getByRole('button', { name: 'Print as Resume' }).click();
    await files.release((route) => route.continue());
    await expect(page).toHaveTitle('Printed');
  });
