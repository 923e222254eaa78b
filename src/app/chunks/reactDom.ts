/** The chunk `react-dom` (vite.config.ts). One export includes a library; `export *` would keep all of it. */
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
