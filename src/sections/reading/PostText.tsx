import type { ReactNode } from 'react';
import type { Heading } from '../../content/markdown/headings';
import { parseBody } from '../../content/markdown/parseBody';
import { bodyElements } from './bodyElements';

interface PostTextProps {
  text: string;
  children: (elements: ReactNode, headings: Heading[]) => ReactNode;
}

/** Reads the body of a post. A chunk of its own: the parser weighs more than all the owner's screens. */
export function PostText({ text, children }: PostTextProps) {
  const { tree, headings } = parseBody(text);
  return children(bodyElements(tree), headings);
}
