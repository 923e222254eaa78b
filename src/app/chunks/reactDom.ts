/** Entry of the chunk `react-dom` (vite.config.ts). One name of each library: `export *` would prevent tree shaking. */
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
