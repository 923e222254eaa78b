import { expect, test } from 'vitest';
import { createNameStyle } from './nameStyle';

/** The custom properties of a name. */
const read = (name: string, roles?: string[]): Record<string, string> =>
  Object.fromEntries(
    [...createNameStyle(name, roles).matchAll(/--([\w-]+):([^;]+);/g)].map(
      ([, key = '', value = '']) => [key, value],
    ),
  );

test.each([
  ['Robin Vale', '2'],
  ['Ana María Lopez', '2'],
  ['Konstantinos Papadopoulos-Alexandrou', '3'],
  ["Sofia Fabiola D'Alessandro", '2'],
  ['Ana (she/her) López', '3'],
  ['Pablo Maria Clara Oliveira', '4'],
  ['Ann-Kathrin', '2'],
  ['Max Max-Al Smith', '3'],
  ['Cher', '1'],
])('the name %s takes %s lines', (name, lines) => {
  expect(read(name)['lines']).toBe(lines);
});

test('the name is as wide as its widest line', () => {
  const { widest, first, last } = read('Robin Vale');
  expect(widest).toBe(first);
  // Measured in Chromium.
  for (const [width, measured] of [
    [widest, 2.62],
    [last, 1.9],
  ] as const) {
    expect(Number(width)).toBeGreaterThanOrEqual(measured);
    expect(Number(width)).toBeLessThan(1.06 * measured);
  }
  expect(read('Zoë É.')['widest']).toBe(read('Zoe E.')['widest']);
});

test('the lines of a name are further apart with descenders, with accents and in other scripts', () => {
  const leading = (name: string) => Number(read(name)['leading']);
  expect(leading('Robin Vale')).toBeLessThan(leading('Jörg Vale'));
  expect(leading('Robin Vale')).toBeLessThan(leading('Robin Évale'));
  expect(leading('Robin Évale')).toBeLessThan(leading('山田 太郎'));
  expect(leading('Thọ An')).toBe(leading('Jörg Vale'));
  expect(leading('Robin Țurcanu')).toBe(leading('Robin Vale'));
  expect(leading('Robin Évale')).toBeLessThan(leading('Vũ Tuấn'));
  expect(leading('Vũ Tuấn')).toBeLessThan(leading('Vũ Ấn'));
  expect(leading('Đỗ Hà')).toBe(leading('Vũ Tuấn'));
  expect(leading('Éva Sol')).toBe(leading('Robin Vale'));
  expect(leading('山田 太郎')).toBeLessThan(leading('ฐิติญา น้ำ'));
});

test('a name breaks at its hyphens, and in scripts without spaces nowhere', () => {
  const [hyphenated, han] = [read('Anna Smith-Jones'), read('ジャン-ピエール 山田')];
  expect([hyphenated['break'], hyphenated['lines']]).toEqual([undefined, '3']);
  expect([han['break'], han['lines']]).toEqual(['nowrap', '2']);
  expect(read('Салтыков-Щедрин')).not.toHaveProperty('break');
});

test('a line break in a name is a space', () => {
  expect(read('Robin\nVale')).toEqual(read('Robin Vale'));
});

test.each(['Cher', 'Ann-Kathrin'])('the name %s of one word has no text beside it', (name) => {
  expect(read(name)).toMatchObject({ last: '99', push: '0', align: 'start' });
});

test.each([
  [undefined, ['Designer', 'Composer']],
  ['8rem', ['Senior Principal Software Engineer', 'Designer', 'Composer for Film and Television']],
  ['8rem', ['SENIOR SOFTWARE ENGINEER', 'PRODUCT DESIGNER', 'MUSIC PRODUCER']],
])('the height of roles, if set, is %s for %j', (height, roles) => {
  expect(read('Bo Li', roles)['roles-height']).toBe(height);
});

test.each([
  ['11.75rem', 'Full-Stack Developer'],
  ['14.18rem', 'フロントエンドエンジニア'],
  ['17.32rem', 'Donaudampfschifffahrtsgesellschaft'],
])('the width of roles is %s for %s', (width, role) => {
  expect(read('Bo Li', [role])['roles']).toBe(width);
});

test.each([
  ['김 철수', 1],
  ['Νίκος ηώ', 0.72],
  ['משה בן', 0.72],
  ['Анна лИ', (0.8 + 0.95) / 2],
  ['ΘΩΜΑΣ ΝΩ', 0.95],
  ['Łukasz łđ', (0.3 + 0.64) / 2],
  ['नेहा झा', 0.75],
  ['สมชาย ใจ', 0.8],
  ['نور طه', 0.9],
  ['മാധവൻ രാ', 1.25],
  ['தமிழ் செ', 1.25],
])('the letters of %s, and vowels beside them, are %d em wide on average', (name, width) => {
  expect(Number(read(name)['last'])).toBeCloseTo(2 * (width - 0.045), 2);
});

test.each([
  ['Webanwendungsentwickler', true],
  ['Full Stack Developer', false],
])('the role %s may be hyphenated: %j', (role, isLong) => {
  expect(createNameStyle('Bo Li', [role]).includes('hyphens')).toBe(isLong);
});

test.each([
  ['علی محمدی', true],
  ['משה בן', false],
])('the joined letters of %s have no spacing, unlike others: %j', (name, isJoined) => {
  expect(createNameStyle(name).includes('letter-spacing')).toBe(isJoined);
});
