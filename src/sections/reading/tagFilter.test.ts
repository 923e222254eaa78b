import { expect, test } from 'vitest';
import { aPost } from '../../test/data/fixtures';
import { countTags, createFilterStyle, listAnchors } from './tagFilter';

test('tags are counted ignoring case, and sorted by count and name', () => {
  const posts = [
    ['Sea', 'CSS', 'css'],
    ['sea', 'Art'],
    ['C++', 'Änderung'],
  ].map((tags, id) => aPost(`${id}`, { tags }));
  expect(countTags(posts)).toEqual([
    { tag: 'Sea', anchor: 'tag-sea', count: 2 },
    { tag: 'Änderung', anchor: 'tag-änderung', count: 1 },
    { tag: 'Art', anchor: 'tag-art', count: 1 },
    { tag: 'C++', anchor: 'tag-c++', count: 1 },
    { tag: 'CSS', anchor: 'tag-css', count: 1 },
  ]);
});

test('a tag of several words or with U+0000 makes one anchor', () => {
  const post = aPost('a', { tags: ['Design  System', 'C\0++'] });
  expect(listAnchors(post)).toBe('tag-design-system tag-c-++');
});

test('the stylesheet of the list filters by tags with special characters', () => {
  const style = createFilterStyle([aPost('a', { tags: ['C++', 'A "b" </style>\\'] })]);
  expect(style).toContain('[data-tags~="tag-c++"]');
  expect(style).not.toContain('<');
  expect(style).toContain('"tag-a-\\22 b\\22 -\\3c /style>\\5c "');
});
