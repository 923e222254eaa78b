import type { Root } from 'hast';
import { styled } from 'styled-components';
import { bodyElements } from './bodyElements';
import { prose } from './prose';

const Prose = styled.div`
  ${prose}
`;

/** The body of a post. */
export const PostBody = ({ tree }: { tree: Root }) => (
  <Prose dir="auto">{bodyElements(tree)}</Prose>
);
