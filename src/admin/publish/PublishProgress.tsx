import type { Repository } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { type OperationState, publishOperation } from '../../state/owner/operations';
import { selectIsOffline, selectSavedWork } from '../../state/owner/savedWork';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { NEW_TAB } from '../../ui/newTab';
import { keepFocusAfter } from '../focus';
import { ErrorList, ErrorMessage } from '../operations/ErrorMessage';
import { ButtonRow } from '../Panel';
import { createLinks } from './links';
import { loadTheirs, publishSite } from './publishSite';

const STEPS = {
  checking: 'Checking what is in the repository…',
  committing: 'Committing…',
};

const formatSeconds = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const outline = { small: true, variant: 'outline' } as const;
const external = { ...outline, icon: 'external', ...NEW_TAB } as const;

function describeState(
  state: OperationState<string | null>,
  { name }: Repository,
  isOffline: boolean,
  updatedAfter?: number,
): string {
  switch (state.status) {
    case 'running':
      return STEPS[state.step ?? 'checking'];
    case 'conflict':
      return `The content in ${name} has changed since this site was built. Nothing was overwritten. Your changes are still here.`;
    case 'succeeded':
      if (isOffline)
        return 'Published. Visitors see it once the site is built, usually in a few minutes. Building…';
      return updatedAfter === undefined
        ? 'The repository has exactly this content already.'
        : `Online: visitors see it, ${formatSeconds(updatedAfter)} after publishing.`;
    default:
      return '';
  }
}

export function PublishProgress({ repository }: { repository: Repository }) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(publishOperation.select);
  const isOffline = useAppSelector(selectIsOffline);
  const { updatedAfter } = useAppSelector(selectSavedWork);
  const text = describeState(state, repository, isOffline, updatedAfter);
  const links = createLinks(repository);
  const publish = (overwriteHash?: string | null) =>
    keepFocusAfter(() => void dispatch(publishSite(overwriteHash)));
  const { kind } = state.status === 'failed' ? state.error : {};
  return (
    <>
      <div role="status">
        {text && <p key={text}>{text}</p>}
        {state.status === 'failed' && <ErrorMessage error={state.error} />}
      </div>
      <ErrorList state={state} />
      {state.status === 'succeeded' && (
        <ButtonRow>
          {state.commit && (
            <ButtonLink {...external} href={links.commit(state.commit)}>
              The commit
            </ButtonLink>
          )}
          <ButtonLink {...external} href={links.runs}>
            The build
          </ButtonLink>
        </ButtonRow>
      )}
      {kind && (
        <ButtonRow>
          {/* Only where a second try may succeed. */}
          {kind !== 'badToken' && kind !== 'invalid' && (
            <Button small onClick={() => publish()}>
              {kind === 'unconfirmed' ? 'Check again' : 'Try again'}
            </Button>
          )}
          {kind === 'notLoaded' && (
            <Button {...outline} onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          )}
        </ButtonRow>
      )}
      {state.status === 'conflict' && (
        <ButtonRow>
          {/* A deleted file cannot be loaded. */}
          {state.conflict !== null && (
            <Button
              small
              onClick={() => keepFocusAfter(() => void dispatch(loadTheirs(state.conflict ?? '')))}
            >
              Load theirs
            </Button>
          )}
          <Button {...outline} onClick={() => publish(state.conflict)}>
            Publish over it
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
