import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * The body of a post as React elements: nothing is parsed as HTML, and nothing has a `style` attribute, which the policy
 * of the site would not let in.
 */
export const bodyElements = (tree: Root): ReactNode =>
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- its types name a JSX namespace that React 19 has not
  toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false });
