import { demoOwner as owner } from '../content/demo.ts';
import {
  add,
  card,
  open,
  openDashboard,
  POST,
  section,
  titles,
  TRACK,
  viewPortfolio,
} from './journeys.ts';
import { signIn } from './signIn.ts';
import { expect, OWNER, test } from './test.ts';

for (const [what, wrong] of Object.entries({
  password: { ...OWNER, password: 'portfolio' },
  email: { ...OWNER, email: 'visitor@example.com' },
})) {
  test(`a wrong ${what} is refused, and the right pair let in`, async ({ page }) => {
    await open(page, 'admin');
    await signIn(page, wrong);
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByLabel('Email')).toHaveValue(wrong.email);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await expect(page).toHaveURL('/admin/dashboard');
  });
}

test('the sign-in form says what is missing', async ({ page }) => {
  await open(page, 'admin');
  await signIn(page, { email: '', password: '' });
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await signIn(page, { ...OWNER, email: 'owner' });
  await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
});

test('the overview counts posts, tracks and projects', async ({ page }) => {
  const overview = await openDashboard(page);
  await expect(overview.getByRole('listitem')).toHaveText([
    /^Blog Posts\s*12\s*published articles$/,
    /^Music Tracks\s*8\s*featured songs$/,
    /^Projects\s*15\s*portfolio items$/,
  ]);
});

test('a post goes from draft to featured article and back, and is deleted', async ({ page }) => {
  const posts = await openDashboard(page, 'Blog Posts');
  const articles = section(page, 'Latest Articles');
  const post = card(posts, POST.Title);
  await expect(titles(posts)).toHaveCount(8);
  await add(posts, 'New Post', POST);
  await expect(titles(posts)).toHaveCount(9);
  await expect(titles(posts).first()).toHaveText(POST.Title);
  await expect(post.getByText('draft', { exact: true })).toBeVisible();
  await expect(post.getByRole('listitem')).toHaveText(['Sound', 'Rooms']);

  await viewPortfolio(page);
  await expect(titles(articles)).toHaveCount(6);
  await expect(card(articles, POST.Title)).toHaveCount(0);
  await page.goBack();

  await post.getByRole('button', { name: /^Publish/ }).click();
  await expect(post.getByText('published', { exact: true })).toBeVisible();
  await viewPortfolio(page);
  await expect(titles(articles)).toHaveCount(6);
  await expect(card(articles, POST.Title)).toContainText('Featured Article');
  await page.goBack();

  await post.getByRole('button', { name: /^Unpublish/ }).click();
  await viewPortfolio(page);
  await expect(titles(articles)).toHaveCount(6);
  await expect(card(articles, POST.Title)).toHaveCount(0);
  await page.goBack();

  await post.getByRole('button', { name: /^Delete/ }).click();
  await expect(post).toHaveCount(0);
  await expect(titles(posts)).toHaveCount(8);
});

test('a new track comes first on the public page, until it is deleted', async ({ page }) => {
  const tracks = await openDashboard(page, 'Music');
  const music = section(page, 'Music and Sound');
  const before = await titles(tracks).allTextContents();
  await add(tracks, 'Add Track', TRACK);
  await expect(titles(tracks)).toHaveText([TRACK.Title, ...before]);

  await viewPortfolio(page);
  await expect(titles(music)).toHaveText([TRACK.Title, ...before.slice(0, 5)]);
  const shown = card(music, TRACK.Title);
  for (const text of [owner.name, TRACK.Album, TRACK.Duration]) {
    await expect(shown.getByText(text, { exact: true })).toBeVisible();
  }
  const spotify = shown.getByRole('link', { name: /^Listen on Spotify/ });
  await expect(spotify).toHaveAttribute('href', TRACK['Spotify URL']);
  await page.goBack();

  await card(tracks, TRACK.Title)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(titles(tracks)).toHaveText(before);
  await viewPortfolio(page);
  await expect(titles(music)).toHaveText(before.slice(0, 6));
});

test('an incomplete post is held back with messages, and Cancel keeps it', async ({ page }) => {
  const posts = await openDashboard(page, 'Blog Posts');
  const form = posts.getByRole('form', { name: 'New Post' });
  await add(posts, 'New Post', { Tags: 'Sound' });
  for (const label of ['Title', 'Excerpt', 'Content']) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(`${label} is required.`);
  }
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Tags')).toHaveValue('Sound');

  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(titles(posts)).toHaveCount(8);
  await posts.getByRole('button', { name: 'New Post' }).click();
  await expect(form.getByLabel('Tags')).toHaveValue('Sound');
  await expect(form.getByText('is required.')).toHaveCount(0);
});

test('a track with a wrong length or address is held back', async ({ page }) => {
  const tracks = await openDashboard(page, 'Music');
  const before = await titles(tracks).allTextContents();
  await add(tracks, 'Add Track', { ...TRACK, Album: '', Duration: '2:75', 'Spotify URL': 'song' });
  await expect(tracks.getByText('Album is required.')).toBeVisible();
  await expect(tracks.getByText(/^Enter minutes and seconds such as 3:45/)).toBeVisible();
  await expect(tracks.getByText(/^Enter a full address such as https/)).toBeVisible();
  await expect(titles(tracks)).toHaveText(before);
});

test('Logout leads to the public page and closes the dashboard', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
  // Back, without a page load: nothing but the state of the sign-in decides.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  await expect(page).toHaveURL('/admin');
});

test('a reload of the dashboard signs out and brings back what was deleted', async ({ page }) => {
  const tracks = await openDashboard(page, 'Music');
  await tracks
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(titles(tracks)).toHaveCount(5);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  await expect(page).toHaveURL('/admin');
  await signIn(page);
  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(titles(tracks)).toHaveCount(6);
});
