/**
 * The chunk `react-dom` (vite.config.ts). One export puts a library here; `export *` would also keep its unused parts.
 */
export { startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
