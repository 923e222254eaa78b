import type { PostSummary, Project } from '../types';

/** The lists with Markdown in them. Posts have no body before the dashboard loads it. */
export interface Texts {
  projects?: Project[] | undefined;
  posts?: (PostSummary & { content?: string })[] | undefined;
}

/** The Markdown texts of the work, each with its entry and its field in the content file. */
export const listTexts = ({ projects = [], posts = [] }: Texts) => [
  ...projects.map(({ title, body = '' }, index) => ({
    name: `project ${JSON.stringify(title)}`,
    text: body,
    field: ['projects', index, 'body'],
  })),
  ...posts.map(({ title, content = '' }, index) => ({
    name: `post ${JSON.stringify(title)}`,
    text: content,
    field: ['posts', index, 'content'],
  })),
];
