import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import type { OperationError } from '../../state/owner/operations';
import { selectOwner } from '../../state/visitor/owner';
import { color, fontSize, space } from '../../styles/tokens';
import { getBranch } from '../publish/links';

const Summary = styled.p`
  color: ${color.accent};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin-top: ${space.xs};
  padding-left: ${space.lg};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  list-style: disc;
`;

type InvalidFile = Extract<OperationError, { kind: 'invalid' }>;

const formatTime = (until: number) =>
  new Date(until).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The error and its remedy. */
function describeError(
  error: Exclude<OperationError, InvalidFile>,
  repository: string,
  branch: string,
): string {
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

/** The errors of a content file, one per line. */
function ErrorList({ errors, count, act }: InvalidFile) {
  const found = count === 1 ? 'an error' : `${count} errors`;
  return (
    <>
      <Summary>{`The file has ${found}. Nothing was ${act}.`}</Summary>
      <List role="list">
        {errors.map((error, index) => (
          <li key={index}>{error}</li>
        ))}
        {count > errors.length && <li>{`And ${count - errors.length} more.`}</li>}
      </List>
    </>
  );
}

/** The message for an error of Save, Publish, Import or Export. */
export function ErrorMessage({ error }: { error: OperationError }) {
  const { repository } = useAppSelector(selectOwner);
  if (error.kind === 'invalid') return <ErrorList {...error} />;
  const branch = repository ? getBranch(repository) : '';
  const text = describeError(error, repository?.name ?? '', branch);
  return <p key={text}>{`${text} Your changes are still here.`}</p>;
}
