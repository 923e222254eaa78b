import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * The body of a post as React elements. Nothing is parsed as HTML, and no element has a `style` attribute, which the
 * Content-Security-Policy blocks.
 */
export const bodyElements = (tree: Root): ReactNode =>
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- its types name a JSX namespace that React 19 does not have
  toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false });
