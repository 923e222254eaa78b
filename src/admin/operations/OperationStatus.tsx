import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OWNER_FILE } from '../../content/filePaths';
import type { Repository } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import {
  importOperation,
  type OperationError,
  type OperationState,
} from '../../state/owner/operations';
import { selectOwner } from '../../state/visitor/owner';
import { color, fontSize, space } from '../../styles/tokens';
import { ButtonRow, ErrorNote } from '../parts';
import { getBranch } from '../publish/links';

/** A message with its buttons. Takes no space while it is empty. */
const Result = styled(ButtonRow)`
  flex-basis: 100%;
  gap: ${space.xs} ${space.lg};
  font-size: ${fontSize.sm};

  &:not(:has(:not(:empty))) {
    position: absolute;
  }
`;

const List = styled.ul`
  display: grid;
  flex-basis: 100%;
  gap: ${space.xs};
  padding-inline-start: ${space.lg};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  list-style: disc;
`;

const formatTime = (until: number) =>
  new Date(until).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

function describeFailure(
  error: Exclude<OperationError, { kind: 'invalid' | 'picturesKept' }>,
  repository?: Repository,
): string {
  const branch = repository ? getBranch(repository) : '';
  switch (error.kind) {
    case 'badToken':
      return 'GitHub does not know this token, or it has expired. Enter another.';
    case 'noAccess':
      return `This token has no access to ${repository?.name}, or the branch ${branch} does not exist. The token needs the permission Contents: Read and write for this repository. If the repository or the branch has a new name, enter it in ${OWNER_FILE}.`;
    case 'rateLimited':
      return `GitHub accepts no more requests until ${formatTime(error.until)}. Try again then.`;
    case 'branchRule':
      return `A rule of the branch ${branch} refuses the commit. Change the rule on GitHub, or commit this content there yourself.`;
    case 'tooLarge':
      return 'GitHub refused the commit, because it is too large. Publish fewer new pictures at a time.';
    case 'noAnswer':
      return 'GitHub sent no usable answer. Are you online? If so, try again in a few minutes.';
    case 'unconfirmed':
      return 'The commit was sent, but GitHub did not confirm it. Publish again: nothing is committed twice.';
    case 'notLoaded':
      return 'The code for this could not be loaded. Reload the page, or try again.';
    case 'other':
      return error.message;
  }
}

function describeError(error: OperationError, repository?: Repository): string {
  if (error.kind === 'picturesKept') return error.message;
  if (error.kind !== 'invalid')
    return `${describeFailure(error, repository)} Your changes are still here.`;
  const { act, count } = error;
  const subject = act === 'imported' || act === 'loaded' ? 'file' : 'content';
  return `The ${subject} has ${count === 1 ? 'an error' : `${count} errors`}. Nothing was ${act}.`;
}

/** The errors of a content file, one per line. Outside live regions, because there can be hundreds. */
function ErrorList({ errors, count }: { errors: string[]; count: number }) {
  return (
    <List role="list">
      {errors.map((error, index) => (
        <li key={index}>{error}</li>
      ))}
      {count > errors.length && <li>{`And ${count - errors.length} more.`}</li>}
    </List>
  );
}

interface OperationStatusProps {
  state: OperationState;
  /** The progress or the result, as a sentence. */
  text?: string;
  /** Buttons for the next step. */
  children?: ReactNode;
}

/** The progress or result of an operation in a live region, with buttons and the errors of a content file. */
export function OperationStatus({ state, text, children }: OperationStatusProps) {
  const { repository } = useAppSelector(selectOwner);
  // In a conflict, the other version is loaded as an import.
  const load = useAppSelector(importOperation.select);
  const isInConflict = state.status === 'conflict';
  const isLoading = isInConflict && load.status === 'running';
  const failed = isInConflict ? load : state;
  const error = failed.status === 'failed' ? failed.error : undefined;
  const message = error && describeError(error, repository);
  return (
    <>
      <Result>
        <div role="status">
          {text && !isLoading && <p key={text}>{text}</p>}
          {isLoading && <p>Loading…</p>}
          {message && <ErrorNote key={message}>{message}</ErrorNote>}
        </div>
        {children && !isLoading && <ButtonRow>{children}</ButtonRow>}
      </Result>
      {error?.kind === 'invalid' && <ErrorList {...error} />}
    </>
  );
}
