import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { words } from 'virtual:words';
import type { Heading } from '../../content/markdown/headings';
import { parseBody } from '../../content/markdown/parseBody';
import { selectPictures } from '../../state/lists/pictures';
import { useAppSelector } from '../hooks';

/**
 * The text of an article as React elements. Nothing is parsed as HTML, and no element has a `style` attribute, which the
 * Content-Security-Policy blocks.
 */
export const createBodyElements = (tree: Root): ReactNode =>
  // Its types use the global JSX namespace, which the types of React 19 no longer have.
  toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }) as ReactNode;

interface PostTextProps {
  text: string;
  children: (elements: ReactNode, headings: Heading[]) => ReactNode;
}

/** Parses the text of an article. `children` renders it. */
export function PostText({ text, children }: PostTextProps) {
  const { tree, headings } = parseBody(text, words.reading, useAppSelector(selectPictures));
  return children(createBodyElements(tree), headings);
}
