import type { ReactNode } from 'react';
import type { Repository } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { reloadPage } from '../../shared/reloadPage';
import { selectHasChanges } from '../../state/owner/changes';
import {
  importOperation,
  type OperationState,
  publishOperation,
} from '../../state/owner/operations';
import { selectIsAwaitingBuild, selectSavedWork } from '../../state/owner/savedWork';
import { Button } from '../../ui/buttons/Button';
import { keepFocusAfter } from '../focus';
import { OperationStatus } from '../operations/OperationStatus';
import { ExternalLink } from './ExternalLink';
import { OVERDUE_MINUTES } from './followBuild';
import { createLinks } from './links';
import { loadTheirs, publishSite } from './publishSite';

const formatSeconds = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const outline = { small: true, variant: 'outline' } as const;

function describeState(
  state: OperationState,
  { name }: Repository,
  hasChanges: boolean,
  isAwaitingBuild: boolean,
  { updatedAfter, isOverdue }: ReturnType<typeof selectSavedWork>,
): string {
  switch (state.status) {
    case 'running':
      return 'Publishing…';
    case 'conflict': {
      const kept = hasChanges ? ' Your changes are still here.' : '';
      if (state.conflict.hash === null)
        return `The content file in ${name} was deleted. Nothing was written.${kept}`;
      return `The content in ${name} has changed since this page read it. Nothing was overwritten.${kept}${hasChanges ? ' Load theirs leaves them out of the lists, for you to download and import again; Publish over it replaces their version.' : ''}`;
    }
    case 'succeeded':
      if (isAwaitingBuild && isOverdue)
        return `Published, but the site is not built from it after ${OVERDUE_MINUTES} minutes. The build may have failed, or have been replaced by a later one.`;
      if (isAwaitingBuild)
        return 'Published. It is online once the site is built, usually in a few minutes. Building…';
      if (state.onlyDeletes)
        return 'Deleted from the repository, and from the site with its next build.';
      return updatedAfter === undefined
        ? 'The repository has exactly this content already.'
        : `Online: the site is built from it, ${formatSeconds(updatedAfter)} after publishing.`;
    default:
      return '';
  }
}

interface NextStepsProps {
  state: OperationState;
  repository: Repository;
  /** Whether publishing over another version makes sense. */
  canReplace: boolean;
}

/** The buttons for the next step after a try to publish. */
function NextSteps({ state, repository, canReplace }: NextStepsProps) {
  const dispatch = useAppDispatch();
  const links = createLinks(repository);
  const publish = (overwrites?: string | null) =>
    keepFocusAfter(() => void dispatch(publishSite(overwrites)));

  if (state.status === 'succeeded')
    return (
      <>
        {state.commit && <ExternalLink href={links.commit(state.commit)}>The commit</ExternalLink>}
        <ExternalLink href={links.runs}>The build</ExternalLink>
      </>
    );

  if (state.status === 'conflict') {
    const { hash } = state.conflict;
    return (
      <>
        {/* A deleted file cannot be loaded. */}
        {hash !== null && (
          <Button small onClick={() => keepFocusAfter(() => void dispatch(loadTheirs(hash)))}>
            Load theirs
          </Button>
        )}
        {(canReplace || hash === null) && (
          <Button {...outline} onClick={() => publish(hash)}>
            Publish over it
          </Button>
        )}
      </>
    );
  }

  const kind = state.status === 'failed' ? state.error.kind : undefined;
  // Only where a second try may succeed.
  if (!kind || ['badToken', 'invalid', 'tooLarge'].includes(kind)) return null;
  return (
    <>
      <Button small onClick={() => publish()}>
        {kind === 'unconfirmed' ? 'Publish again' : 'Try again'}
      </Button>
      {kind === 'notLoaded' && (
        <Button {...outline} onClick={() => void reloadPage()}>
          Reload the page
        </Button>
      )}
    </>
  );
}

interface PublishProgressProps {
  repository: Repository;
  /** Buttons after those of the next step. */
  children: ReactNode;
}

/** The progress or result of Publish, with the buttons for the next step. */
export function PublishProgress({ repository, children }: PublishProgressProps) {
  const state = useAppSelector(publishOperation.select);
  const load = useAppSelector(importOperation.select);
  // Theirs has errors: it can only be replaced.
  const isBroken =
    load.status === 'failed' && load.error.kind === 'invalid' && load.error.act === 'loaded';
  const hasChanges = useAppSelector(selectHasChanges);
  const isAwaitingBuild = useAppSelector(selectIsAwaitingBuild);
  const savedWork = useAppSelector(selectSavedWork);
  const text = describeState(state, repository, hasChanges, isAwaitingBuild, savedWork);
  return (
    <OperationStatus state={state} text={text}>
      <NextSteps state={state} repository={repository} canReplace={hasChanges || isBroken} />
      {children}
    </OperationStatus>
  );
}
