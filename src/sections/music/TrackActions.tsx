import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Track } from '../../content/types';
import { fill } from '../../content/words/fill';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { likeToggled, selectIsLiked } from '../../state/visitor/likes';
import { onPhones } from '../../styles/media';
import { color, fontSize, radius, space } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { useCopy } from '../../ui/hooks/useCopy';
import { NEW_TAB } from '../../ui/newTab';
import { getServiceName } from './getServiceName';

const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The first icon aligns with the text above. */
  margin-inline-start: -0.75rem;

  /* Buttons have rings. */
  @media (forced-colors: active) {
    gap: ${space.xs};
    margin: ${space.xs} 0 0;
  }

  button {
    color: ${color.text};
  }

  a {
    padding-inline: ${space.sm};
    border: 0;
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 0.35em;
    /* Its ring is clear of the line above, with the corners of other rings. */
    outline-offset: -0.5rem;
    border-radius: 1rem;

    &:hover {
      background: none;
      text-decoration-thickness: 2px;
    }

    ${onPhones} {
      margin-inline: auto -${space.sm};
    }
  }

  /* Over the space below, so that nothing moves. */
  small:not(:empty) {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(100% - ${space.xxs});
    inset-inline-start: ${space.sm};
    padding: ${space.xxs} ${space.xs};
    border-radius: ${radius.control};
    background: ${color.text};
    color: ${color.ground};
    font-size: ${fontSize.sm};
  }

  > span {
    font-size: ${fontSize.sm};
  }
`;

/** Opens the share dialog of the device, or copies the URL, unless the dialog was closed or is open already. */
function share(title: string, url: string, copy: (text: string) => Promise<void>) {
  // Missing in some browsers, and on pages without https.
  if (!('share' in navigator)) return copy(url);
  return navigator.share({ title, url }).catch((error: unknown) => {
    if (!/^(Abort|InvalidState)Error/.test(String(error))) return copy(url);
  });
}

/** Like and Share, a link to the service, and an error of the player. The demo also has the inert Playlist button. */
export function TrackActions({ track, playerError }: { track: Track; playerError: string }) {
  const { id, title, spotifyUrl, audio } = track;
  const dispatch = useAppDispatch();
  const [copyStatus, copy] = useCopy(words.music.copied, words.music.notCopied);
  const isLiked = useAppSelector((state) => selectIsLiked(state, id));
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const listen = spotifyUrl && fill(words.music.listen, { service: getServiceName(spotifyUrl) });
  return (
    <Actions>
      <IconButton
        icon="heart"
        label={fill(words.music.like, { title })}
        filled={isLiked}
        aria-pressed={isLiked}
        onClick={() => dispatch(likeToggled(id))}
      />
      {/* With placeholder content, both buttons are inert (spec section 2). */}
      {!hasOwnContent && <IconButton icon="plus" label={fill(words.music.add, { title })} />}
      <IconButton
        icon="share"
        label={fill(words.music.share, { title })}
        {...(hasOwnContent && {
          onClick: () =>
            void share(
              title,
              spotifyUrl ?? `${location.origin}${import.meta.env.BASE_URL}#music`,
              copy,
            ),
        })}
      />
      {hasOwnContent && <small role="status">{copyStatus}</small>}
      {audio && <span role="status">{playerError}</span>}
      {/* A new element for each text (see `ChangingText`). */}
      {spotifyUrl && (
        <ButtonLink key={listen} small variant="quiet" href={spotifyUrl} {...NEW_TAB}>
          {listen}
          <span className="visually-hidden">{`: ${title} ${words.page.newTab}`}</span>
        </ButtonLink>
      )}
    </Actions>
  );
}
