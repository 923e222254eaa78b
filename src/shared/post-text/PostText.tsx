import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { words } from 'virtual:words';
import type { BuiltPictures } from '../../content/images';
import type { Heading } from '../../content/markdown/headings';
import { parseBody } from '../../content/markdown/parseBody';
import { selectPictures } from '../../state/lists/pictures';
import { useAppSelector } from '../hooks';

/**
 * The body of a post as React elements. Nothing is parsed as HTML, and no element has a `style` attribute, which the
 * Content-Security-Policy blocks.
 */
export const createBodyElements = (tree: Root): ReactNode =>
  // Its types use the global JSX namespace, which the types of React 19 no longer have.
  toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }) as ReactNode;

interface PostTextProps {
  text: string;
  children: (elements: ReactNode, headings: Heading[]) => ReactNode;
}

/** A Markdown text as React elements, with the tree that they come from. */
export function renderBody(text: string, pictures: BuiltPictures) {
  const body = parseBody(text, words.reading, pictures);
  return { ...body, elements: createBodyElements(body.tree) };
}

/** Parses the body of a post. Load it by `LazyPostText`. */
export function PostText({ text, children }: PostTextProps) {
  const { elements, headings } = renderBody(text, useAppSelector(selectPictures));
  return children(elements, headings);
}
