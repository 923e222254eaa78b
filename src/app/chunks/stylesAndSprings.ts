/** Entry of the chunk `styles-springs` (vite.config.ts). One name of each library: `export *` would prevent tree shaking. */
export { SpringValue } from 'react-spring';
export { styled } from 'styled-components';
