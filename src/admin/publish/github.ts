import { z } from 'zod';
import { CONTENT_FILE } from '../../content/filePaths';
import type { Repository } from '../../content/types';
import type { OperationError } from '../../state/owner/operations';
import { OperationFailure } from '../operations/runOperation';
import { getBranch } from './links';

const API = 'https://api.github.com';

/** Longest wait for an answer, in milliseconds: for megabytes on a slow line. */
const TIMEOUT_MS = 120_000;
/** How long a rate limit lasts if GitHub does not say it, in milliseconds. */
const DEFAULT_LIMIT_MS = 60_000;
/** The last time that JavaScript can name. */
const MAX_TIME = 8.64e15;

export const HEAD_QUERY = `query Head($owner: String!, $name: String!, $branch: String!, $path: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target {
        oid
        ... on Commit { file(path: $path) { oid } }
      }
    }
  }
}`;

export const COMMIT_MUTATION = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const oid = z.object({ oid: z.string() });
const repository = z.object({
  ref: z.object({ target: oid.extend({ file: oid.nullish() }) }).nullable(),
});
const answer = z.object({
  data: z
    .object({
      repository: repository.nullish(),
      createCommitOnBranch: z.object({ commit: oid }).nullish(),
    })
    .nullish(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

type Kind = Exclude<OperationError['kind'], 'rateLimited' | 'invalid' | 'other'>;
const fail = (kind: Kind) => new OperationFailure({ kind });

/** When a rate limit ends, in milliseconds since 1970. */
function getLimitEnd(headers: Headers): number {
  const wait = Number(headers.get('retry-after')) * 1000 || undefined;
  const reset = Number(headers.get('x-ratelimit-reset')) * 1000 || undefined;
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0';
  const end = wait ? Date.now() + wait : isUsedUp && reset;
  return Math.min(end || Date.now() + DEFAULT_LIMIT_MS, MAX_TIME);
}

const isLimit = ({ status, headers }: Response, text: string) =>
  status === 429 ||
  headers.has('retry-after') ||
  headers.get('x-ratelimit-remaining') === '0' ||
  /rate limit/i.test(text);

function createStatusError(response: Response, text: string): OperationFailure {
  const { status, headers } = response;
  if (status === 401) return fail('badToken');
  if ((status === 403 || status === 429) && isLimit(response, text))
    return new OperationFailure({ kind: 'rateLimited', until: getLimitEnd(headers) });
  if (status === 403 || status === 404) return fail('noAccess');
  return fail(status >= 500 ? 'serverError' : 'noAnswer');
}

/**
 * The content file of a repository on GitHub.
 * @param token Sent with every request to api.github.com, and kept nowhere.
 * @returns Functions that throw an `OperationFailure` and nothing else.
 */
export function connectToGitHub(target: Repository, token: string) {
  const branch = getBranch(target);
  const [owner = '', name = ''] = target.name.split('/');

  /** Sends a request past every cache. */
  async function send(
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<[text: string, Headers]> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      const response = await fetch(API + path, {
        ...(body !== undefined && { method: 'POST', body }),
        headers: { ...headers, authorization: `Bearer ${token}` },
        cache: 'no-store',
        redirect: 'error',
        signal: controller.signal,
      });
      const text = await response.text();
      if (!response.ok) throw createStatusError(response, text);
      return [text, response.headers];
    } catch (error) {
      throw error instanceof OperationFailure ? error : fail('noAnswer');
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(query: string, variables: object) {
    const body = JSON.stringify({ query, variables });
    const [text, headers] = await send('/graphql', { 'content-type': 'application/json' }, body);
    let parsed;
    try {
      parsed = answer.parse(JSON.parse(text));
    } catch {
      throw fail('noAnswer');
    }
    const [error] = parsed.errors ?? [];
    if (error && /rate.?limit/i.test(`${error.type ?? ''} ${error.message}`))
      throw new OperationFailure({ kind: 'rateLimited', until: getLimitEnd(headers) });
    if (error?.type && ['NOT_FOUND', 'FORBIDDEN', 'INSUFFICIENT_SCOPES'].includes(error.type))
      throw fail('noAccess');
    // An error without a type is a fault of the server.
    if (error && !error.type) throw fail('serverError');
    return { data: parsed.data, errorType: error?.type };
  }

  return {
    /** The newest commit of the branch, and the git hash of the content file in it, null if there is none. */
    async getHead(): Promise<{ head: string; fileHash: string | null }> {
      const { data, errorType } = await ask(HEAD_QUERY, {
        owner,
        name,
        branch: `refs/heads/${branch}`,
        path: CONTENT_FILE,
      });
      if (errorType) throw fail('serverError');
      if (!data?.repository) throw fail('noAnswer');
      const { ref } = data.repository;
      if (!ref) throw fail('noAccess');
      return { head: ref.target.oid, fileHash: ref.target.file?.oid ?? null };
    },

    /** The text with this git hash. As a file and not by GraphQL, which cuts long texts. */
    async getText(hash: string): Promise<string> {
      const [text] = await send(`/repos/${target.name}/git/blobs/${hash}`, {
        accept: 'application/vnd.github.raw+json',
      });
      return text;
    },

    /**
     * Commits the content file on top of `head`.
     * @returns The hash of the commit; `undefined` if GitHub refused it, because of another head or a rule of the branch.
     */
    async commit(contents: string, headline: string, head: string): Promise<string | undefined> {
      const { data, errorType } = await ask(COMMIT_MUTATION, {
        input: {
          branch: { repositoryNameWithOwner: target.name, branchName: branch },
          message: { headline },
          expectedHeadOid: head,
          fileChanges: { additions: [{ path: CONTENT_FILE, contents }] },
        },
      }).catch((error: unknown) => {
        const isLost = error instanceof OperationFailure && error.error.kind === 'noAnswer';
        throw isLost ? fail('unconfirmed') : error;
      });
      if (errorType) return undefined;
      if (!data?.createCommitOnBranch) throw fail('unconfirmed');
      return data.createCommitOnBranch.commit.oid;
    },
  };
}
