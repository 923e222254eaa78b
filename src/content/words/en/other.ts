import type { Plural } from '../words';

// Words of the other pages, and of what loads later, a group for each of its parts. Values stand in braces. The dashboard
// has its own, in English.

const articlesOn: Plural = { one: '{count} article on {tag}', other: '{count} articles on {tag}' };

export const reading = {
  all: 'All Articles',
  allBy: 'All articles by {name}',
  filter: 'Filter by tag',
  articlesOn,
  showAll: 'Show all',
  contents: 'On this page',
  more: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
  moreProjects: 'More projects',
  previousProject: 'Previous project',
  nextProject: 'Next project',
  code: 'Code {count}',
  table: 'Table {count}',
  footnotes: 'Footnotes',
  back: 'Back to reference {count}',
};

export const experience = {
  /** In place of the last year. */
  today: 'today',
  print: 'Print as Resume',
};

export const player = {
  position: 'Position in {title}',
  time: '{position} of {length}',
  missing: 'This track cannot be played now. Its file could not be loaded or read.',
  interrupted: 'The connection was lost. Press Play to try again.',
  blocked: 'Your browser blocked the sound. Press Play again.',
};

export const sending = {
  sent: 'Sent. Thank you for your message.',
  moved: 'The server redirected the message, so it may not have arrived.',
  refused: 'Not sent: the server answered with error {status}.',
  unanswered: 'No answer after {count} seconds, so the message may not have arrived.',
  unreachable: 'Not sent: the server could not be reached.',
  spam: 'Not sent: a hidden field against spam was filled in.',
  kept: 'Your text is still here.',
};

export const notFound = {
  heading: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or never existed.',
  back: 'Back to Portfolio',
};
