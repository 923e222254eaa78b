import { OWNER } from '../test.ts';
import type { Visitor } from './visitor.ts';

const POST = { title: 'Written in every engine', excerpt: 'In brief', content: 'At length' };

/** The owner's journeys. None may cause an error or a warning in the page. */
export const ownerJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'the owner writes and publishes a post, which visitors read, and logs out'(visitor) {
    await visitor.open('admin/dashboard');
    await visitor.isAt('/admin');
    await visitor.write('Email', OWNER.email);
    await visitor.write('Password', OWNER.password);
    await visitor.click('button', 'Sign In');
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
};
