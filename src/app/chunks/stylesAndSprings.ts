/** The chunk `styles-springs`, made like `reactDom.ts`. */
export { SpringValue } from 'react-spring';
export { styled } from 'styled-components';
