/** Names one thing of each library that this chunk is made of, so that the rest is still shaken out of it. */
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
