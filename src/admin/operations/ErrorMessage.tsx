import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import type { OperationError, OperationState } from '../../state/owner/operations';
import { selectOwner } from '../../state/visitor/owner';
import { color, fontSize, space } from '../../styles/tokens';
import { getBranch } from '../publish/links';

const Summary = styled.p<{ $isInvalid: boolean }>`
  color: ${({ $isInvalid }) => $isInvalid && color.accent};
`;

const List = styled.ul`
  display: grid;
  flex-basis: 100%;
  gap: ${space.xs};
  padding-left: ${space.lg};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  list-style: disc;
`;

const formatTime = (until: number) =>
  new Date(until).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

function describeError(error: OperationError, repository: string, branch: string): string {
  switch (error.kind) {
    case 'invalid':
      return `The file has ${error.count === 1 ? 'an error' : `${error.count} errors`}. Nothing was ${error.act}.`;
    case 'badToken':
      return 'GitHub does not know this token, or it has expired. Enter another.';
    case 'noAccess':
      return `This token has no access to ${repository} with a branch ${branch}. It needs the permission Contents: Read and write for this repository.`;
    case 'rateLimited':
      return `GitHub accepts no more requests until ${formatTime(error.until)}. Try again then.`;
    case 'branchRule':
      return `A rule of the branch ${branch} refuses the commit. Change the rule on GitHub, or commit this content there yourself.`;
    case 'noAnswer':
      return 'GitHub sent no usable answer. Are you online?';
    case 'unconfirmed':
      return 'The commit was sent, but GitHub did not confirm it. Check again: nothing is committed twice.';
    case 'serverError':
      return 'GitHub has an internal error. Try again in a few minutes.';
    case 'notLoaded':
      return 'The code for this could not be loaded. Reload the page, or try again.';
    case 'other':
      return error.message;
  }
}

/** The errors of a content file, one per line. Outside live regions, because there can be hundreds. */
export function ErrorList({ state }: { state: OperationState<unknown> }) {
  if (state.status !== 'failed' || state.error.kind !== 'invalid') return null;
  const { errors, count } = state.error;
  return (
    <List role="list">
      {errors.map((error, index) => (
        <li key={index}>{error}</li>
      ))}
      {count > errors.length && <li>{`And ${count - errors.length} more.`}</li>}
    </List>
  );
}

/** The message for an error of Save, Publish, Import or Export, for a live region. */
export function ErrorMessage({ error }: { error: OperationError }) {
  const { repository } = useAppSelector(selectOwner);
  const branch = repository ? getBranch(repository) : '';
  const text = describeError(error, repository?.name ?? '', branch);
  return (
    <Summary key={text} $isInvalid={error.kind === 'invalid'}>
      {error.kind === 'invalid' ? text : `${text} Your changes are still here.`}
    </Summary>
  );
}
