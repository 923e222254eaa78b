import { z } from '../../content/file/zod';
import type { OperationError } from '../../state/owner/operations';
import { OperationFailure } from '../operations/runOperation';

/** Assumed length of a rate limit if GitHub gives none, in milliseconds. */
const DEFAULT_LIMIT_MS = 60_000;

type Kind = Exclude<OperationError['kind'], 'rateLimited' | 'invalid' | 'picturesKept' | 'other'>;
/** An error without details, to throw. */
export const fail = (kind: Kind) => new OperationFailure({ kind });

/** The error for a rate limit, if the response reports one. */
export function getLimitError(
  { status, headers }: Response,
  text: string,
): OperationFailure | undefined {
  const wait = Number(headers.get('retry-after')) * 1000;
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0';
  if (status !== 429 && !wait && !isUsedUp && !/rate.?limit/i.test(text)) return undefined;
  const reset = isUsedUp ? Number(headers.get('x-ratelimit-reset')) * 1000 : 0;
  const until = wait ? Date.now() + wait : reset || Date.now() + DEFAULT_LIMIT_MS;
  return new OperationFailure({ kind: 'rateLimited', until });
}

/** The error for a response with a status of 400 or more. */
export function createStatusError(response: Response, text: string): OperationFailure {
  const { status } = response;
  if (status === 401) return fail('badToken');
  if (status === 413) return fail('tooLarge');
  const limit = status === 403 || status === 429 ? getLimitError(response, text) : undefined;
  if (limit) return limit;
  if (status === 403 || status === 404) return fail('noAccess');
  return fail('noAnswer');
}

/** An error in an answer of GraphQL. */
export const graphqlError = z.object({
  type: z.string().optional(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  message: z.string(),
});

/** Whether an error says that a file is missing. GitHub sends one beside each null in the data. */
export const isMissingFile = ({ type, path }: z.output<typeof graphqlError>) =>
  type === 'NOT_FOUND' && path?.includes('target') === true;
