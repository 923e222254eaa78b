import type { Repository } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectWork } from '../../state/lists/lists';
import { type OperationError, publishOperation } from '../../state/owner/operations';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { NEW_TAB } from '../../ui/newTab';
import { downloadWork } from '../content-file/download';
import { ErrorMessage } from '../operations/ErrorMessage';
import { ButtonRow } from '../Panel';
import { createLinks } from './links';
import { loadTheirs, publishSite } from './publishSite';

const STEPS = {
  checking: 'Checking what is in the repository…',
  committing: 'Committing…',
  pausing: 'GitHub has a problem of its own. Trying again in a few seconds…',
};

/** Downloads the work in the store. */
function DownloadButton() {
  const work = useAppSelector(selectWork);
  if (!work) return null;
  return (
    <Button small variant="outline" onClick={() => downloadWork(work)}>
      Download mine
    </Button>
  );
}

/** The buttons after an error. */
function ErrorButtons({ kind }: { kind: OperationError['kind'] }) {
  const dispatch = useAppDispatch();
  return (
    <ButtonRow>
      {/* Where the same request may succeed. */}
      {kind !== 'badToken' && kind !== 'invalid' && (
        <Button small onClick={() => void dispatch(publishSite())}>
          {kind === 'unconfirmed' ? 'Check again' : 'Try again'}
        </Button>
      )}
      {kind === 'notLoaded' && (
        <Button small variant="outline" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      )}
      <DownloadButton />
    </ButtonRow>
  );
}

/** The buttons where the repository has another version. There is nothing to load if the file was deleted. */
function ConflictButtons({ hash }: { hash: string | null }) {
  const dispatch = useAppDispatch();
  return (
    <ButtonRow>
      {hash !== null && (
        <Button small onClick={() => void dispatch(loadTheirs(hash))}>
          Load theirs
        </Button>
      )}
      <Button small variant="outline" onClick={() => void dispatch(publishSite(hash))}>
        Publish over it
      </Button>
      <DownloadButton />
    </ButtonRow>
  );
}

/** Links to the new commit and to the build. */
function ResultLinks({ repository, commit }: { repository: Repository; commit?: string | null }) {
  const links = createLinks(repository);
  const external = { small: true, variant: 'outline', icon: 'external', ...NEW_TAB } as const;
  return (
    <ButtonRow>
      {commit && (
        <ButtonLink {...external} href={links.commit(commit)}>
          The commit
        </ButtonLink>
      )}
      <ButtonLink {...external} href={links.runs}>
        The build
      </ButtonLink>
    </ButtonRow>
  );
}

/** The progress of publishing, its result, and the buttons for it. */
export function PublishProgress({ repository }: { repository: Repository }) {
  const state = useAppSelector(publishOperation.select);
  const text = {
    idle: '',
    running: STEPS[(state.status === 'running' && state.step) || 'checking'],
    conflict: `The content in ${repository.name} has changed since this site was built. Nothing was overwritten. Your changes are still here.`,
    failed: '',
    succeeded:
      state.status === 'succeeded' && state.commit
        ? 'Published. Visitors see it once the site is built, usually in a few minutes.'
        : 'The repository has exactly this content already.',
  }[state.status];
  return (
    <>
      <div role="status">
        {text && <p key={text}>{text}</p>}
        {state.status === 'failed' && <ErrorMessage error={state.error} />}
      </div>
      {state.status === 'succeeded' && (
        <ResultLinks repository={repository} commit={state.commit} />
      )}
      {state.status === 'failed' && <ErrorButtons kind={state.error.kind} />}
      {state.status === 'conflict' && <ConflictButtons hash={state.conflict} />}
    </>
  );
}
