import { openDashboard } from '../helpers/owner.ts';
import { expect, test } from './test.ts';

test('entities in a draft are shown in its preview, under the headers of the site', async ({
  page,
}) => {
  const posts = await openDashboard(page, 'Blog Posts');
  await posts.getByRole('button', { name: /^Edit.*Colours/ }).click();
  const form = posts.getByRole('form', { name: 'Edit Post' });
  await form
    .getByLabel('Content')
    .fill('Rock &amp; roll &copy; &hearts;&nbsp;&mdash;&notin; &#233; &#x1F3B5; &lt;b&gt; &none;');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await posts.getByRole('button', { name: /^View.*Colours/ }).click();
  await expect(page.locator('article p').last()).toHaveText(
    'Rock & roll © ♥\u00a0—∉ é 🎵 <b> &none;',
  );
});
