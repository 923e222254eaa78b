import { abortChunk, chunk, MISSING_FILE } from '../../helpers/faults.ts';
import { fillIn, open, waitForHydration } from '../../helpers/page.ts';
import { expect, test } from '../../own/test.ts';

test('the contact form without its chunk keeps the message', async ({ page, pageErrors }) => {
  pageErrors.allow(MISSING_FILE);
  await abortChunk(page, 'send');
  await open(page);
  const form = page.getByRole('form', { name: 'Contact' });
  const values = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Duet', Message: 'Shall\nwe?' };
  await fillIn(form, values);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(/^Not sent: /);

  await page.unroute(chunk('send'));
  await page.route('https://messages.example/send', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await waitForHydration(page);
  for (const [label, value] of Object.entries(values))
    await expect(form.getByLabel(label)).toHaveValue(value);
});
