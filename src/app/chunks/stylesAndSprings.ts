/** Makes the chunk `styles-springs`, as `reactDom.ts` does its own. */
export { SpringValue } from 'react-spring';
export { styled } from 'styled-components';
