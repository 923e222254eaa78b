import { OWNER } from '../test.ts';
import type { Visitor } from './visitor.ts';

const POST = { title: 'Written in every engine', excerpt: 'In brief', content: 'At length' };

/** Sends the sign-in form. */
export async function signIn(visitor: Visitor, { email, password } = OWNER) {
  await visitor.open('admin');
  await visitor.write('Email', email);
  await visitor.write('Password', password);
  await visitor.click('button', 'Sign In');
}

/** The journeys of the owner. None may cause an error or a warning in the page. */
export const ownerJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'the owner writes and publishes a post, which visitors read, and logs out'(visitor) {
    await signIn(visitor);
    await visitor.reads('h1', 'Admin Dashboard');
    await visitor.isAt('/admin/dashboard');
    await visitor.click('tab', 'Blog Posts');
    await visitor.click('button', 'New Post');
    await visitor.write('Title', POST.title);
    await visitor.write('Excerpt', POST.excerpt);
    await visitor.write('Content', POST.content);
    await visitor.click('button', 'Create Post');
    await visitor.reads('article h3', POST.title);
    await visitor.click('button', `Publish: ${POST.title}`);
    await visitor.reads('article button', `Unpublish: ${POST.title}`);
    await visitor.click('link', 'View Portfolio');
    await visitor.isAt('/');
    await visitor.reads('#blog h3', POST.title);

    await visitor.ask(() => history.back());
    await visitor.click('button', 'Logout');
    await visitor.isAt('/');
    await visitor.ask(() => history.back());
    await visitor.reads('h1', 'Admin Access');
    await visitor.isAt('/admin');
  },

  async 'the dashboard is closed to a visitor'(visitor) {
    await visitor.open('admin/dashboard');
    await visitor.isAt('/admin');
    await visitor.reads('h1', 'Admin Access');
  },
};
