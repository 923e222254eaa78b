/** Names one thing of the library that this chunk is made of, so that the rest is still shaken out of it. */
export { styled } from 'styled-components';
