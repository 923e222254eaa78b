import { useState } from 'react';
import { styled } from 'styled-components';
import type { Track } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { likeToggled, selectIsLiked } from '../../state/visitor/likes';
import { onLargeScreens } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { NEW_TAB, NEW_TAB_NOTE } from '../../ui/newTab';
import { VisuallyHidden } from '../../ui/text/visuallyHidden';
import { copyText } from '../copyText';
import { getServiceName } from './getServiceName';

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Together with the controls' padding, aligns with the text above. */
  padding: ${space.xs} 0.375rem;
  border-top: 1px solid ${color.line};

  /* Leaves room for the link in the narrowest cards, in a 1024 px window. */
  button + button {
    margin-inline-start: -${space.xxs};
  }

  a {
    margin-inline-start: auto;
    padding-inline: 0 0.625rem;
    text-underline-offset: 0.35em;

    &:hover {
      background: none;
      text-decoration: underline;
    }
  }

  ${onLargeScreens} {
    padding-inline: ${space.sm};

    a {
      padding-inline-end: ${space.sm};
    }
  }

  small {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;

/** Opens the share dialog of the device, or copies the URL. Returns the result to show, which is empty after the dialog. */
async function share(title: string, url: string): Promise<string> {
  try {
    // Missing in some browsers, and on pages without https.
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return '';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  return copyText(url, 'Link');
}

export function TrackActions({ track, playerError }: { track: Track; playerError: string }) {
  const { id, title, spotifyUrl, audio } = track;
  const dispatch = useAppDispatch();
  const [shareStatus, setShareStatus] = useState('');
  const isLiked = useAppSelector((state) => selectIsLiked(state, id));
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const listen = `Listen on ${getServiceName(spotifyUrl)}`;
  return (
    <Actions>
      <IconButton
        icon="heart"
        label={`Like ${title}`}
        filled={isLiked}
        aria-pressed={isLiked}
        onClick={() => dispatch(likeToggled(id))}
      />
      {/* With placeholder content, both buttons are inert (spec section 2). */}
      {!hasOwnContent && <IconButton icon="plus" label={`Add ${title} to a playlist`} />}
      <IconButton
        icon="share"
        label={`Share ${title}`}
        {...(hasOwnContent && {
          onClick: () => void share(title, spotifyUrl).then(setShareStatus),
          onBlur: () => setShareStatus(''),
        })}
      />
      {(hasOwnContent || audio) && <small role="status">{shareStatus || playerError}</small>}
      {/* A new element for each text (see `ChangingText`). */}
      <ButtonLink key={listen} small variant="quiet" href={spotifyUrl} {...NEW_TAB}>
        {listen}
        <VisuallyHidden>{`: ${title} ${NEW_TAB_NOTE}`}</VisuallyHidden>
      </ButtonLink>
    </Actions>
  );
}
