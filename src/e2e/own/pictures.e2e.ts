import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { blobHash } from '../../content/file/blobHash.ts';
import { parseContent } from '../../content/file/parseContent.ts';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { makePhotograph } from '../../test/data/photograph.ts';
import { TOKENS } from '../../test/githubDouble.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { answerAsGithub, expectNoToken, recordTraffic } from '../helpers/github.ts';
import { openDashboard } from '../helpers/owner.ts';
import { button, fillIn } from '../helpers/page.ts';
import { expectNoOverflow, expectLoaded } from '../helpers/visibility.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const POST = { Title: 'A desk in two rooms', Excerpt: 'Why it moved.', Content: 'It moved.\n\n' };
const COVER = 'images/desk-by-the-window-0ff1ce.webp';
/** Named after the post, because a camera named its file. */
const IN_TEXT = 'images/a-desk-in-two-rooms-0ff1ce.webp';

/** Chooses a photograph through the control for which a phone offers its camera and its pictures. */
async function choose(page: Page, field: Locator, name: string, photograph: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await field.tap();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: photograph });
}

/** Signs in, and opens the form of a new post. */
async function openForm(page: Page) {
  await openDashboard(page, 'Blog Posts');
  await button(page, 'New Post').tap();
  return page.getByRole('form', { name: 'New Post' });
}

test('a picture is refused by a browser that would store noise in its place', async ({ page }) => {
  await page.addInitScript(() => {
    const noise = new ImageData(new Uint8ClampedArray([142, 158, 101, 255]), 1);
    OffscreenCanvasRenderingContext2D.prototype.getImageData = () => noise;
  });
  const form = await openForm(page);
  const field = form.getByLabel('Add a picture', { exact: true });
  await choose(page, field, 'Desk.jpg', await makePhotograph(40, 30));
  await expect(form).toContainText('Desk.jpg: This browser puts noise into pictures');
});

test('a post with two photographs is written and published on a phone', async ({
  page,
  context,
  site,
}) => {
  const double = await answerAsGithub(context, site);
  const traffic = recordTraffic(page);
  const tap = (name: string) => button(page, name).tap();

  // The digits in the names of the pictures.
  await page.addInitScript(() => {
    crypto.randomUUID = () => '0ff1ce00-0000-4000-8000-000000000000';
  });
  const form = await openForm(page);
  await fillIn(form, POST);
  const photograph = await makePhotograph();
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await choose(page, field('Add a picture'), 'Desk by the window.jpg', photograph);
  await expect(field('Picture')).toHaveValue(COVER);
  await expectLoaded(form.locator('img').first(), 1920);
  await choose(page, button(page, 'Insert picture'), 'IMG_0001.jpg', photograph);
  await form.getByLabel('What does IMG_0001.jpg show?').fill('the desk');
  await tap('Done');
  await expect(field('Content')).toHaveValue(`${POST.Content}![the desk](${IN_TEXT})`);
  await expectNoOverflow(page);
  await expectAccessible(page, 'the form');
  await tap('Create Post');
  await page.getByRole('button', { name: /^Publish.*A desk/ }).tap();
  await page.getByRole('button', { name: /^View.*A desk/ }).tap();
  await expectLoaded(page.getByRole('img', { name: 'the desk' }), 1920);
  await expectLoaded(page.locator('article img').first(), 1920);
  await page.getByRole('link', { name: 'Back to Dashboard' }).tap();

  await tap('Publish site');
  const panel = page.getByRole('region', { name: 'Publish site' });
  await expect(panel).toContainText('It includes drafts');
  await expect(panel.getByRole('link', { name: 'Make a token on GitHub' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?.*target_name=ada&.*contents=write$/,
  );
  await panel.locator('input').fill('no token');
  await tap('Publish with this token');
  await expect(panel).toContainText('A token has letters, digits and _ only.');
  await panel.locator('input').fill(TOKENS.writer);
  await tap('Publish with this token');
  await expect(panel.getByRole('status')).toContainText('Published. It is online once');
  const paths = [CONTENT_FILE, `public/${COVER}`, `public/${IN_TEXT}`];
  expect(double.commits).toEqual([{ message: 'Publish 1 post', paths }]);
  const files = [...double.files.keys()].map((path) => path.replace('public/', ''));
  const parsed = parseContent(double.files.get(CONTENT_FILE) ?? '', { artist: '', files });
  const post = { title: POST.Title, image: COVER, status: 'published' };
  expect('work' in parsed && parsed.work.posts[0]).toMatchObject(post);
  for (const path of paths.slice(1)) {
    const { format, width, height, exif } = await sharp(double.files.get(path)).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1920, height: 2560 });
  }

  const content = await blobHash(double.files.get(CONTENT_FILE) ?? Buffer.of());
  await page.route('**/version.json', (route) => route.fulfill({ json: { content } }));
  await expect(panel.getByRole('status')).toContainText('Online: the site is built from it');
  await expect(page.getByRole('link', { name: 'The commit' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/ada\/portfolio\/commit\/[\da-f]{40}$/,
  );
  await tap('Forget token');
  await expectNoToken(page, traffic);
});
