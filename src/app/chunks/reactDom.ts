/** Makes the chunk `react-dom` (vite.config.ts). One export brings a library in; `export *` would keep all of it. */
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
