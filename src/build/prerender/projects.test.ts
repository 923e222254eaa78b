import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { aProject } from '../../test/data/fixtures';
import { formatHead } from './html/head';
import { getPages } from './pages';
import { renderPages } from './render';

const owner = { ...testContent.owner, siteUrl: 'https://somebody.example/work/' };
const projects = [
  aProject('loom', { body: '## Threads\n\nWoven.', liveUrl: 'https://loom.example/' }),
  aProject('plain'),
  aProject('tide', { body: 'Wet.' }),
];
const content = {
  ...testContent,
  owner,
  projects,
  posts: [],
  isOwn: true,
  missingLists: ['posts' as const],
};
const pages = getPages(content);
const rendered = await renderPages(pages, content, '/work/');
const at = (path: string) => {
  const found = rendered.find(({ page }) => page.path === path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  return found;
};

test('projects with a body have pages, without state', () => {
  const files = pages.flatMap(({ file }) => (file.includes('projects') ? file : []));
  expect(files).toEqual(['projects/loom/index.html', 'projects/tide/index.html']);
  expect(at('/projects/loom/').state).toBe('');
  expect(at('/projects/loom/').markup).toMatch(/<h2 id="threads">Threads<.*Woven\./s);
});

test('the page of a project links to its site, its section and its neighbours, but not to a missing blog', () => {
  const { markup } = at('/projects/loom/');
  expect(markup).toContain('href="https://loom.example/"');
  expect(markup).toContain('href="/work/#projects"');
  expect(markup).toMatch(/rel="next"[^>]*href="\/work\/projects\/tide\/"/);
  expect(markup).not.toMatch(/rel="prev"|All Articles/);
  expect(at('/projects/tide/').markup).toMatch(/rel="prev"[^>]*href="\/work\/projects\/loom\/"/);
});

test('the head of a project describes a creative work with a picture of its own', () => {
  const found = at('/projects/loom/');
  const head = formatHead(found, found.page, content);
  expect(head).toContain('content="https://somebody.example/work/projects/loom/social.jpg"');
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(head)?.[1] ?? '';
  const work = {
    '@type': 'CreativeWork',
    name: 'Project loom',
    description: 'Does something.',
    keywords: ['CSS'],
    sameAs: 'https://loom.example/',
  };
  expect(JSON.parse(data)).toMatchObject({ '@graph': [work] });
});
