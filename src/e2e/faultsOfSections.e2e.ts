import type { Page } from '@playwright/test';
import { chunk, expectControlsToWork, SECTIONS } from './faults.ts';
import { SECTIONS as TABLE } from '../sections/sections.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/** Serves the app with a fault in one section: it throws whenever it is drawn, until `repaired` is set in the page. */
async function breakSection(page: Page, anchor: string) {
  // What only the section itself reads: its heading in the table, or for the hero its button.
  const heading = TABLE.find(({ id }) => id === anchor)?.heading;
  const text = heading ?? 'View My Work';
  await page.route(chunk('hydrate'), async (route) => {
    const response = await route.fetch();
    const quoted = `(["'\`])${text}\\1`;
    const parts = (await response.text()).split(new RegExp(heading ? `heading:${quoted}` : quoted));
    expect(parts, `the text ${text} stands once in the chunk`).toHaveLength(3);
    const body = `{if(window.repaired)return${JSON.stringify(text)};throw Error("A fault of the test.")}`;
    const fault = heading ? `get heading()${body}` : `(()=>${body})()`;
    await route.fulfill({ response, body: `${parts[0]}${fault}${parts[2]}` });
  });
}

test.beforeEach(({ surprises }) => {
  surprises.expect(/A fault of the test|Minified React error|The above error occurred/);
});

for (const [anchor, title] of SECTIONS) {
  test(`a fault in the section ${title} leaves the others standing, and it can be shown again`, async ({
    page,
  }) => {
    await breakSection(page, anchor);
    await page.goto('');
    await hydrated(page);
    const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
    await expect(message).toHaveText(/^This section could not be shown\./);
    await expect(page.locator(`#${anchor}`)).toHaveCount(0);
    for (const [other, otherTitle] of SECTIONS.filter(([id]) => id !== anchor)) {
      await expect(page.locator(`#${other}`).getByRole('heading').first()).toHaveText(otherTitle);
    }

    await page.evaluate(() => Object.assign(window, { repaired: true }));
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toHaveText(title);
    await expect(message).toHaveCount(0);
  });
}

test('a fault in one section leaves the controls of the others to the visitor', async ({
  page,
}) => {
  await breakSection(page, 'blog');
  await page.goto('');
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText('This section could not be shown.');
  await expectControlsToWork(page);
});
