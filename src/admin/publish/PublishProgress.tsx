import { formatContentFile } from '../../content/file/formatContentFile';
import type { Repository } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectWork } from '../../state/lists/lists';
import type { PublishStatus, Refusal } from '../../state/owner/publish';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { NEW_TAB } from '../../ui/newTab';
import { downloadText } from '../content-file/downloadText';
import { ErrorList } from '../content-file/ErrorList';
import { ButtonRow } from '../Panel';
import { linksTo } from './links';
import { loadTheirs, publishSite } from './publishSite';
import { refusalText } from './refusalText';

function statusText(status: PublishStatus, repository: Repository): string {
  switch (status.step) {
    case 'idle':
      return '';
    case 'checking':
      return 'Checking what is in the repository…';
    case 'committing':
      return 'Committing…';
    case 'pausing':
      return 'GitHub has a fault of its own. Trying again in a few seconds…';
    case 'loadedTheirs':
      return 'Loaded what is in the repository. Your own version was downloaded, and can be imported on the overview.';
    case 'published':
      return status.commit
        ? 'Published. Visitors see it once the site is built, usually in a few minutes.'
        : 'The repository has exactly this content already.';
    case 'refused':
      return `${refusalText(status.refusal, repository)} Your changes are still here.`;
  }
}

/** Refusals after which the same request cannot succeed. */
const NOT_RETRIED: readonly Refusal['reason'][] = ['badToken', 'changed', 'conflict', 'invalid'];

/** The buttons after a refusal. */
function RefusalActions({ refusal }: { refusal: Refusal }) {
  const work = useAppSelector(selectWork);
  const dispatch = useAppDispatch();
  const isRetried = !NOT_RETRIED.includes(refusal.reason);
  // Null if the file is gone: there is nothing to load, but the content can be published.
  const theirs = refusal.reason === 'changed' ? refusal.theirs : undefined;
  return (
    <ButtonRow>
      {isRetried && (
        <Button small onClick={() => void dispatch(publishSite())}>
          {refusal.reason === 'unconfirmed' ? 'Look again' : 'Try again'}
        </Button>
      )}
      {theirs && (
        <Button small onClick={() => void dispatch(loadTheirs(theirs))}>
          Load theirs
        </Button>
      )}
      {theirs !== undefined && (
        <Button small variant="outline" onClick={() => void dispatch(publishSite(theirs))}>
          Publish over it
        </Button>
      )}
      {work && (
        <Button
          small
          variant="outline"
          onClick={() => downloadText('content.json', formatContentFile(work))}
        >
          Download mine
        </Button>
      )}
    </ButtonRow>
  );
}

interface PublishProgressProps {
  repository: Repository;
  status: PublishStatus;
}

/** The progress of publishing, its result, and the buttons for it. */
export function PublishProgress({ repository, status }: PublishProgressProps) {
  const text = statusText(status, repository);
  const links = linksTo(repository);
  const refusal = status.step === 'refused' ? status.refusal : undefined;
  const external = { small: true, variant: 'outline', icon: 'external', ...NEW_TAB } as const;
  return (
    <>
      <div role="status">
        {text && <p key={text}>{text}</p>}
        {refusal?.reason === 'invalid' && (
          <ErrorList
            errors={refusal.errors}
            refusedAct={refusal.whose === 'mine' ? 'published' : 'loaded'}
          />
        )}
      </div>
      {status.step === 'published' && (
        <ButtonRow>
          {status.commit && (
            <ButtonLink {...external} href={links.commit(status.commit)}>
              The commit
            </ButtonLink>
          )}
          <ButtonLink {...external} href={links.runs}>
            The build
          </ButtonLink>
        </ButtonRow>
      )}
      {refusal && <RefusalActions refusal={refusal} />}
    </>
  );
}
