import type { ReactNode } from 'react';
import type { Heading } from '../../content/markdown/headings';
import { parseBody } from '../../content/markdown/parseBody';
import { bodyElements } from './bodyElements';

interface PostTextProps {
  text: string;
  children: (elements: ReactNode, headings: Heading[]) => ReactNode;
}

/** Parses the body of a post. In a chunk of its own, because the parser is larger than the admin area. */
export function PostText({ text, children }: PostTextProps) {
  const { tree, headings } = parseBody(text);
  return children(bodyElements(tree), headings);
}
