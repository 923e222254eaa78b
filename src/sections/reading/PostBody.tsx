import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { styled } from 'styled-components';
import { prose } from './prose';

const Prose = styled.div`
  ${prose}
`;

/** The body of a post, as React elements: nothing is ever parsed as HTML. */
export function PostBody({ tree }: { tree: Root }) {
  return (
    <Prose dir="auto">
      {/* Without styles: the policy of the site lets no `style` attribute in. */}
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false })}
    </Prose>
  );
}
