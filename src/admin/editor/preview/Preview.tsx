import {
  type MouseEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { language } from 'virtual:words';
import { getTextDirection } from '../../../content/words/language';
import { useAppSelector } from '../../../shared/hooks';
import { importChunk } from '../../../shared/importChunk';
import { prose } from '../../../shared/post-text/prose';
import { selectPictures } from '../../../state/lists/pictures';
import { from } from '../../../styles/media';
import { color, radius, space } from '../../../styles/tokens';
import { Note } from '../../parts';
import type { renderPreview } from './renderPreview';
import { scrollToCaret } from './scrollToCaret';

/** Its layout never depends on the rest of the page, so typing does not lay it out again. */
const Box = styled.div`
  flex: 1;
  min-height: 65dvh;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  contain: strict;

  > * {
    min-height: 100%;
    padding: ${space.md};
  }

  ${from.laptop} {
    min-height: 0;
    /* Not on phones, where it leaves no room to scroll the page. */
    overscroll-behavior: contain;
  }
`;

const Text = styled.div`
  ${prose}
`;

/** A link would leave the form. */
function disableLinks(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

interface PreviewProps {
  text: string;
  /** The place of the cursor in the text. The preview scrolls to its block. */
  caret: number;
}

/** A Markdown text as on its page, but always in the language of the site, scrolled to the caret. */
export function Preview({ text, caret }: PreviewProps) {
  const pictures = useAppSelector(selectPictures);
  const box = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState<ReturnType<typeof renderPreview> | 'failed'>();

  useEffect(() => {
    let isCurrent = true;
    void importChunk(() => import('./renderPreview'))
      .then((chunk) => chunk.renderPreview(text, pictures))
      .catch(() => 'failed' as const)
      // Parsed outside of the render, which starts again at each typed key.
      .then((result) => {
        if (isCurrent) startTransition(() => setRendered(result));
      });
    return () => {
      isCurrent = false;
    };
  }, [text, pictures]);

  useLayoutEffect(() => {
    if (box.current && typeof rendered === 'object')
      scrollToCaret(box.current, rendered.blocks, caret);
  }, [rendered, caret]);

  if (rendered === 'failed') return <Note role="status">The preview could not be loaded.</Note>;
  return (
    <Box ref={box} role="region" aria-label="Preview" tabIndex={0} onClickCapture={disableLinks}>
      {text.trim() === '' ? (
        <Note>Your text appears here as on its page.</Note>
      ) : (
        // A translator would keep deleted words in it.
        <Text data-tone="cream" lang={language} dir={getTextDirection(text)} translate="no">
          {rendered?.elements}
        </Text>
      )}
    </Box>
  );
}
