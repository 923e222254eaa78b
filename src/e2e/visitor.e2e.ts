import { demoOwner as owner } from '../content/demo.ts';
import { expectBelowBar, fillIn, open, section, SECTIONS, titles } from './journeys.ts';
import { expect, test } from './test.ts';

const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Work', Message: 'Hello.' };

// As most visitors have it: with springs and floating circles.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await open(page);
});

test('the page reads from the name down to the contact form', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
  const roles = page.getByRole('list', { name: 'Roles' }).getByRole('listitem');
  await expect(roles).toHaveText(owner.roles);
  await expect(page.getByText(owner.tagline)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(Object.values(SECTIONS));

  const levels = owner.skills.flatMap(({ skills }) => skills.map(({ level }) => `${level}%`));
  await expect(page.getByRole('meter')).toContainText(levels);
  await expect(page.getByRole('link', { name: /^Live site/ })).toHaveCount(3);
  await expect(titles(section(page, 'Music and Sound'))).toHaveCount(6);
  await expect(page.getByRole('button', { name: /^Read More/ })).toHaveCount(5);
  const articles = section(page, 'Latest Articles').getByRole('article');
  await expect(articles.first()).toContainText('Featured Article');
  for (const detail of [owner.email, owner.location, owner.phone].filter(
    (text) => text !== undefined,
  )) {
    await expect(section(page, 'Get In Touch').getByText(detail)).toBeVisible();
  }
});

test('on a wide screen each link of the bar leads to its section', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();
  for (const [name, heading] of Object.entries(SECTIONS)) {
    const link = bar.getByRole('link', { name, exact: true });
    await link.click();
    await expectBelowBar(section(page, heading));
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, and a chosen link closes it and leads to its section', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [name, heading] of Object.entries(SECTIONS)) {
      const link = bar.getByRole('link', { name, exact: true });
      await expect(link).toBeHidden();
      await bar.getByRole('button', { name: 'Menu', expanded: false }).click();
      await link.click();
      await expect(link).toBeHidden();
      await expectBelowBar(section(page, heading));
    }
  });
});

test('the bar has a background beyond 50 pixels of scroll only', async ({ page }) => {
  const bar = page.getByRole('banner');
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(51);
  await expect(bar).toHaveCSS('backdrop-filter', /blur/);
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(50);
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the carousel turns both ways and wraps at both ends', async ({ page }) => {
  const carousel = section(page, 'More Projects');
  const projects = carousel.getByRole('heading', { level: 4, includeHidden: true });
  await expect(projects).toHaveCount(5);
  await carousel.scrollIntoViewIfNeeded();
  const expectShown = async (status: string, shown: number[]) => {
    await expect(carousel.getByText(/^\d of \d$/)).toHaveText(status);
    for (const [index, project] of (await projects.all()).entries()) {
      if (shown.includes(index)) await expect(project).toBeInViewport();
      else await expect(project).not.toBeInViewport();
    }
  };
  await expectShown('1 of 2', [0, 1, 2]);
  for (const turn of ['Next projects', 'Previous projects']) {
    await carousel.getByRole('button', { name: turn }).click();
    await expectShown('2 of 2', [3, 4]);
    await carousel.getByRole('button', { name: turn }).click();
    await expectShown('1 of 2', [0, 1, 2]);
  }
});

test('one track plays at a time until it is pressed again; likes add up', async ({ page }) => {
  const music = section(page, 'Music and Sound');
  const [first = '', second = ''] = await titles(music).allTextContents();
  const pressed = (act: RegExp) => music.getByRole('button', { name: act, pressed: true });
  const press = (name: string) => music.getByRole('button', { name, exact: true }).click();

  await expect(pressed(/./)).toHaveCount(0);
  await press(`Play ${first}`);
  await expect(pressed(/^Play/)).toHaveAccessibleName(`Play ${first}`);
  await press(`Play ${second}`);
  await expect(pressed(/^Play/)).toHaveAccessibleName(`Play ${second}`);
  await press(`Like ${first}`);
  await press(`Like ${second}`);
  await expect(pressed(/^Like/)).toHaveCount(2);
  await press(`Like ${first}`);
  await expect(pressed(/^Like/)).toHaveAccessibleName(`Like ${second}`);
  await press(`Play ${second}`);
  await expect(pressed(/^Play/)).toHaveCount(0);
});

test('the contact form says what is wrong and keeps what was typed', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Contact' });
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  for (const label of Object.keys(MESSAGE)) {
    await expect(form.getByText(`${label} is required.`)).toBeVisible();
  }
  const typed = { ...MESSAGE, Email: 'ada at home' };
  await fillIn(form, typed);
  await send.click();
  await expect(form.getByText('is required.')).toHaveCount(0);
  await expect(form.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  for (const [label, text] of Object.entries(typed)) {
    await expect(form.getByLabel(label)).toHaveValue(text);
  }
});

test('a message is logged, sent nowhere and not confirmed', async ({ page, surprises }) => {
  surprises.expect(/^console log: Contact form submitted/);
  const contact = section(page, 'Get In Touch');
  await fillIn(contact, MESSAGE);
  const before = await contact.ariaSnapshot();
  const requests: string[] = [];
  page.on('request', (request) => {
    // The pictures of the page still come as it scrolls.
    if (request.resourceType() !== 'image') requests.push(request.url());
  });

  const logged = page.waitForEvent('console');
  await contact.getByRole('button', { name: 'Send Message' }).click();
  const { Name: name, Email: email, Subject: subject, Message: message } = MESSAGE;
  const values: unknown = await (await logged).args()[1]?.jsonValue();
  expect(values).toEqual({ name, email, subject, message });
  expect(await contact.ariaSnapshot()).toBe(before);
  expect(requests).toEqual([]);
});

test('links to other sites open in a new tab', async ({ page, surprises }) => {
  surprises.expect(/request to another host|ERR_FAILED/);
  const links = page.getByRole('link', { name: '(opens in a new tab)' });
  // Two for each featured project, one for each track, and the profiles at both ends of the page.
  const count = 3 * 2 + 6 + 2 * owner.socials.length;
  await expect(links).toHaveCount(count);
  // By their addresses: a link that does not say where it opens is the one to find.
  await expect(page.locator('a[href^="http"]')).toHaveCount(count);
  await expect(page.locator('a[href^="http"][target=_blank][rel~=noreferrer]')).toHaveCount(count);
  const opened = page.waitForEvent('popup');
  await links.first().click();
  await (await opened).close();
  await expect(page).toHaveURL('/');
});

test('the buttons without an action do nothing', async ({ page, context }) => {
  const names = /^(View All|Read Article|Read More|Add .* to a playlist|Share)/;
  const inert = page.getByRole('button', { name: names });
  await expect(inert).toHaveCount(20);
  const before = await page.getByRole('main').ariaSnapshot();
  for (const button of await inert.all()) await button.click();
  expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL('/');
  expect(context.pages()).toHaveLength(1);
});
