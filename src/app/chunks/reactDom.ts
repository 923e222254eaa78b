/**
 * Makes the chunk `react-dom` (vite.config.ts): one export is enough to bring a library in, and `export *` would keep all
 * of it.
 */
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
