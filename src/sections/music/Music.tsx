import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { useChunk } from '../../shared/useChunk';
import { selectHasOwnContent } from '../../state/lists/content';
import {
  allTracksShown,
  MAX_PUBLIC_TRACKS,
  selectHasMoreTracks,
  selectPublicTrackIds,
} from '../../state/lists/tracks';
import { selectIsMotionPaused } from '../../state/visitor/nav';
import { selectCurrentTrackId } from '../../state/visitor/player';
import { from } from '../../styles/media';
import { Button } from '../../ui/buttons/Button';
import { Band, BandFoot } from '../../ui/layout/Band';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { SectionProps } from '../SectionProps';
import { TrackRow } from './TrackRow';
import { Turntable } from './Turntable';

/** `--beside` is the width kept free for the large record, beside the rows and the heading. */
const Records = styled(Band)`
  --beside: 0rem;

  ${from.laptop} {
    --beside: clamp(15vw, 60vw - 26.5rem, 34%);
  }

  h2 {
    max-width: calc(100% - var(--beside));
  }
`;

/** The sizes and speeds of its rows and records. */
const Stage = styled.div`
  --sleeve: min(52vw, 16rem);
  /* Clear of the number on narrow phones. */
  --slide: calc(53% - max(0px, 5.6rem - 25vw));
  --tempo: 1;
  --out: calc(var(--tempo) * 900ms) cubic-bezier(0.2, 0.7, 0.2, 1);
  --back: calc(var(--tempo) * 700ms) calc(var(--tempo) * 500ms) ease-in-out;
  display: grid;
  counter-reset: track;

  > * {
    grid-area: 1 / 1;
  }

  &[data-paused='true'] {
    --tempo: 0;
  }

  ${from.tablet} {
    --sleeve: clamp(min(7.5rem, 17vw), 12.2vw, 12rem);
    --slide: 42%;
  }
`;

/** The button of the demo is inert, with scripts or without. */
const AllTracks = styled(BandFoot)<{ $isInert: boolean }>`
  @media (scripting: none) {
    ${({ $isInert }) => !$isInert && 'display: none;'}
  }
`;

/** The first tracks, and a button for all of them, which is inert with placeholder content (spec section 2). */
export function Music({ section }: SectionProps) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectPublicTrackIds);
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const hasMore = useAppSelector(selectHasMoreTracks);
  const isPlaying = useAppSelector(selectCurrentTrackId) !== null;
  const isPaused = useAppSelector(selectIsMotionPaused);
  const list = useRef<HTMLDivElement>(null);
  const { status, run } = useChunk(() => import('virtual:tracks'), words.music.failed);

  const showAll = () =>
    run(({ default: all }) => {
      const focused = document.activeElement;
      flushSync(() => dispatch(allTracksShown(all)));
      // Only if the focus was on the button, which is gone: a visitor may have gone on meanwhile.
      if (focused?.isConnected) return;
      list.current?.children.item(MAX_PUBLIC_TRACKS)?.querySelector('button')?.focus();
    });

  return (
    <Records section={section} tone="red">
      {ids.length === 0 && <EmptyNote>{words.music.empty}</EmptyNote>}
      <Stage data-paused={isPaused} data-playing={isPlaying || undefined}>
        <div ref={list}>
          {ids.map((id) => (
            <TrackRow key={id} id={id} />
          ))}
        </div>
        {ids.length > 0 && <Turntable ids={ids} />}
      </Stage>
      {ids.length > 0 && (hasMore || !hasOwnContent) && (
        <AllTracks $isInert={!hasOwnContent}>
          <Button onClick={hasOwnContent ? () => void showAll() : undefined}>
            {words.music.all}
          </Button>
          <p role="status">{status}</p>
        </AllTracks>
      )}
    </Records>
  );
}
