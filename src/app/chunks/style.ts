/** Names one thing of each library that this chunk is made of, so that the rest is still shaken out of it. */
export { SpringValue } from 'react-spring';
export { styled } from 'styled-components';
