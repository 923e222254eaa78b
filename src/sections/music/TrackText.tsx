import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Track } from '../../content/types';
import { formatNumber } from '../../shared/formatNumber';
import { from } from '../../styles/media';
import { fontSize, space } from '../../styles/tokens';
import { RuledRow } from '../../ui/TagList';

/** On wider screens the text leaves room for the record that slides out of the sleeve. */
const Text = styled.div`
  grid-area: text;
  min-width: 0;

  h3 {
    margin-block-end: ${space.xs};
    font-size: ${fontSize.row};
    line-height: 1.05;
  }

  ${from.tablet} {
    padding-block: ${space.xs};
    margin-inline: calc(var(--sleeve) * 0.4 + ${space.sm}) ${space.sm};
  }
`;

/** The title and facts of a track, with its controls below. */
export function TrackText({ track, children }: { track: Track; children: ReactNode }) {
  const { title, artist, album, duration } = track;
  return (
    <Text>
      <h3>{title}</h3>
      <RuledRow as="dl">
        {[
          [words.music.artist, artist],
          [words.music.album, album],
          [words.music.duration, formatNumber(duration)],
        ].map(([label, text]) => (
          <div key={label}>
            <dt className="visually-hidden">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </RuledRow>
      {children}
    </Text>
  );
}
