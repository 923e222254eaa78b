import { useAppSelector } from '../../shared/hooks';
import type { OperationError } from '../../state/owner/operations';
import { selectOwner } from '../../state/visitor/owner';
import { getBranch } from '../publish/links';
import { ErrorList } from './ErrorList';

type ErrorWithText = Exclude<OperationError, { kind: 'invalid' }>;

const formatTime = (until: number) =>
  new Date(until).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What happened, and what helps. */
function describeError(error: ErrorWithText, repository: string, branch: string): string {
  switch (error.kind) {
    case 'badToken':
      return 'GitHub does not know this token, or it has expired. Enter another.';
    case 'noAccess':
      return `GitHub gives this token no access to ${repository} with a branch ${branch}. It needs the permission Contents: Read and write for this repository.`;
    case 'rateLimited':
      return `GitHub accepts no more requests until ${formatTime(error.until)}. Try again then.`;
    case 'branchRule':
      return `A rule of the branch ${branch} refuses the commit. Change the rule on GitHub, or commit this content there yourself.`;
    case 'noAnswer':
      return 'No usable answer came from GitHub. Are you online?';
    case 'unconfirmed':
      return 'The commit was sent, but GitHub did not confirm it. Check again: nothing is committed twice.';
    case 'serverError':
      return 'GitHub has a problem of its own. Try again in a few minutes.';
    case 'notLoaded':
      return 'The code for this could not be loaded. Reload the page, or try again.';
    case 'other':
      return error.message;
  }
}

/** The message for an error of Save, Publish, Import or Export. */
export function ErrorMessage({ error }: { error: OperationError }) {
  const { repository } = useAppSelector(selectOwner);
  if (error.kind === 'invalid') return <ErrorList {...error} />;
  const text = describeError(
    error,
    repository?.name ?? '',
    repository ? getBranch(repository) : '',
  );
  return <p key={text}>{`${text} Your changes are still here.`}</p>;
}
