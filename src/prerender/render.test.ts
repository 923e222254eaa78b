import { expect, test, vi } from 'vitest';
import { testContent } from '../test/content';
import { renderPage } from './render';

// A page takes a second to render on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const home = await renderPage('/', testContent, '/');

test('the page has its title, its text and its state', () => {
  expect(home.title).toBe(`${testContent.owner.name} | Portfolio`);
  expect(home.markup).toContain('Featured Work');
  expect(home.state).toContain('id="preloaded-state"');
});

test('a name of two lines makes a title like any other', async () => {
  const owner = { ...testContent.owner, name: 'Robin\nVale' };
  expect((await renderPage('/', { ...testContent, owner }, '/')).title).toMatch(/^Robin\sVale/);
});

test('no element of a page carries a style attribute, which its policy would refuse', async () => {
  const pages = ['/', '/admin', '/404'].map((path) => renderPage(path, testContent, '/'));
  for (const { markup } of await Promise.all(pages)) expect(markup.match(/\sstyle="/g)).toBeNull();
});

test('no text waits for a script: nothing is revealed by one', () => {
  expect(home.markup.match(/<script|<template|<div hidden/g)).toBeNull();
});

test('a visitor gets no draft, no body and no older post', () => {
  const page = home.markup + home.state;
  for (const { status, title, content } of testContent.posts) {
    expect(page.includes(title)).toBe(status === 'published');
    expect(page.includes(content)).toBe(false);
  }
});

test('the dashboard shows the sign-in to who is signed out, under the right title', async () => {
  const { title, markup } = await renderPage('/admin/dashboard', testContent, '/');
  expect(title).toContain('Admin Access');
  expect(markup).toContain('Sign In');
});

test('links stay below the base', async () => {
  const { markup } = await renderPage('/admin', testContent, '/portfolio/');
  expect(markup).toContain('href="/portfolio/"');
});

test('text that looks like markup stays text', async () => {
  const [post, ...others] = testContent.posts.filter(({ status }) => status === 'published');
  if (!post) throw new Error('The content has no published post.');
  const title = '</script><img src=x onerror=alert(1)>';
  const page = await renderPage(
    '/',
    { ...testContent, posts: [{ ...post, title }, ...others] },
    '/',
  );
  const html = page.markup + page.state.replace(/<\/script>$/, '');
  expect(html.match(/<img src=x|<\/script>/g)).toBeNull();
});

test('what the owner leaves out leaves nothing in its place', async () => {
  const { phone: _phone, location: _location, resume: _resume, ...owner } = testContent.owner;
  const content = { ...testContent, owner: { ...owner, socials: [] } };
  const { markup, state } = await renderPage('/', content, '/');
  expect(
    markup.match(/Phone|Location|Download Resume|aria-label="Profiles"|undefined/g),
  ).toBeNull();
  expect(state).not.toContain('undefined');
});
