import { createRequire } from 'node:module';
import { afterEach, expect, test } from 'vitest';
import { type DoubleOptions, type GithubDouble, startGithubDouble, TOKENS } from './githubDouble';

interface Recording {
  method: string;
  path: string;
  body: unknown;
  status: number;
  response: unknown;
  headers: Record<string, string>;
}

const recordings = (scenario: string) =>
  createRequire(import.meta.url)(
    `@octokit/fixtures/scenarios/api.github.com/${scenario}/normalized-fixture.json`,
  ) as [Recording, ...Recording[]];

let double: GithubDouble;
afterEach(() => double.close());

async function start(options: DoubleOptions, files: Record<string, string> = {}) {
  double = await startGithubDouble(options);
  for (const [path, text] of Object.entries(files)) double.files.set(path, Buffer.from(text));
}

async function ask(method: string, path: string, body?: unknown, token = TOKENS.writer) {
  const answer = await fetch(double.url + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, headers: answer.headers, data: (await answer.json()) as unknown };
}

/** A value with the type of each of its parts in their place. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
};

test('a folder is listed as in the recording, hashes included', async () => {
  const [{ path, response, headers }] = recordings('get-content');
  await start(
    { repository: 'octokit-fixture-org/hello-world', branch: 'master' },
    { 'README.md': '# hello-world' },
  );
  const answer = await ask('GET', path);
  expect(answer.data).toEqual(response);
  expect(answer.headers.get('cache-control')).toBe(headers['cache-control']);
});

test('a file is created as in the recording', async () => {
  const [{ path, body, status, response }] = recordings('create-file');
  await start({ repository: 'octokit-fixture-org/create-file' });
  const answer = await ask('PUT', path, body);
  expect(answer.status).toBe(status);
  expect(answer.data).toMatchObject({ content: (response as { content: unknown }).content });
  expect(shapeOf(answer.data)).toEqual(shapeOf(response));
});

const CONTENTS = '/repos/ada/portfolio/contents';
const A_FILE = { 'src/content/owner.ts': 'x' };
const OLD = { sha: 'c1b0730e0133f6b5e4b3fe5c6bc5a1b0cb9f6f5d' };

test.each([
  ['no such token', 'GET', '/src', undefined, 'nobody', 401],
  ['a token that may not write', 'PUT', '/new', { content: '' }, TOKENS.reader, 403],
  ['no such folder', 'GET', '/nowhere', undefined, TOKENS.reader, 404],
  ['no such branch', 'PUT', '/new', { content: '', branch: 'old' }, TOKENS.writer, 404],
  ['another hash', 'PUT', '/src/content/owner.ts', { content: '', ...OLD }, TOKENS.writer, 409],
  ['no hash', 'PUT', '/src/content/owner.ts', { content: '' }, TOKENS.writer, 422],
])('%s is refused', async (_what, method, path, body, token, status) => {
  await start({}, A_FILE);
  expect(await ask(method, CONTENTS + path, body, token)).toMatchObject({
    status,
    data: { message: expect.any(String) as string },
  });
  expect(double.commits).toEqual([]);
});
