import type { Repository } from '../../content/types';
import type { Refusal } from '../../state/owner/publish';
import { branchOf } from './links';

const timeOf = (until: number) =>
  new Date(until).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' });

/** The text of a refusal: what happened, and what helps. Whole sentences, because another follows. */
export function refusalText(refusal: Refusal, repository: Repository): string {
  const { name } = repository;
  const branch = branchOf(repository);
  switch (refusal.reason) {
    case 'badToken':
      return 'GitHub does not know this token, or it has expired. Enter another.';
    case 'forbidden':
      return `The token may not write to ${name}. It needs the permission Contents: Read and write for this repository.`;
    case 'rateLimited':
      return `GitHub takes no more requests until ${timeOf(refusal.until)}. Try again then.`;
    case 'notFound':
      return `GitHub finds no repository ${name} with a branch ${branch}, or the token may not see it.`;
    case 'changed':
      return `The content in ${name} has changed since this site was built. Nothing was written over.`;
    case 'conflict':
    case 'branchRule':
      return `A rule of the branch ${branch} refuses the commit. Change the rule on GitHub, or take this content there yourself.`;
    case 'offline':
      return 'GitHub cannot be reached. Are you online?';
    case 'timeout':
      return 'GitHub did not answer in time.';
    case 'unconfirmed':
      return 'The commit was sent, and GitHub did not confirm it: it may be there. Look again: nothing is committed twice.';
    case 'serverError':
      return `GitHub has a fault of its own (${refusal.status}), also at the third try. Try again in a few minutes.`;
    case 'invalid':
      return refusal.whose === 'mine'
        ? 'The site could not be built from this content.'
        : 'The file in the repository has errors, and was not loaded.';
    case 'notLoaded':
      return 'What publishes could not be loaded. Are you online?';
    case 'failed':
      return 'Publishing failed.';
  }
}
