/**
 * Makes the chunk `styles-springs` (vite.config.ts): one export is enough to bring a library in, and `export *` would keep all
 * of it.
 */
export { SpringValue } from 'react-spring';
export { styled } from 'styled-components';
