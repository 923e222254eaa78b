import { request } from '@octokit/request';
import { CONTENT_FILE } from '../../content/filePaths';
import type { Repository } from '../../content/types';
import type { Refusal } from '../../state/owner/publish';
import { toBase64 } from './base64';
import { branchOf } from './links';
import { RefusedError } from './refusedError';

/** Longest waits for an answer, in milliseconds: for a short request, and for megabytes on a slow line. */
const TIMEOUT_MS = 30_000;
const TRANSFER_TIMEOUT_MS = 120_000;
/** How long a rate limit lasts if GitHub does not say it, in milliseconds. */
const DEFAULT_LIMIT_MS = 60_000;

const slash = CONTENT_FILE.lastIndexOf('/');
const FOLDER = CONTENT_FILE.slice(0, slash);
const FILE = CONTENT_FILE.slice(slash + 1);

/** When a rate limit ends, in milliseconds since 1970. Returns `undefined` if the answer is not about a rate limit. */
function limitEnd({ status, headers }: Response, text: string): number | undefined {
  const wait = Number(headers.get('retry-after'));
  if (wait) return Date.now() + wait * 1000;
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (reset && headers.get('x-ratelimit-remaining') === '0') return reset * 1000;
  const isLimit = status === 429 || /rate limit/i.test(text);
  return isLimit ? Date.now() + DEFAULT_LIMIT_MS : undefined;
}

function refusalOf(response: Response, text: string): Refusal {
  const { status } = response;
  if (status === 401) return { reason: 'badToken' };
  if (status === 403 || status === 429) {
    const until = limitEnd(response, text);
    return until === undefined ? { reason: 'forbidden' } : { reason: 'rateLimited', until };
  }
  if (status === 404) return { reason: 'notFound' };
  if (status === 409 || status === 422) return { reason: 'conflict' };
  return { reason: 'serverError', status };
}

/**
 * The content file of a repository on GitHub.
 * @param token Sent with every request to api.github.com, and kept nowhere.
 * @returns Functions that throw a `RefusedError` and nothing else.
 */
export function remoteContentFile(repository: Repository, token: string) {
  const branch = branchOf(repository);
  const [owner = '', repo = ''] = repository.name.split('/');
  const shared = { owner, repo, headers: { authorization: `Bearer ${token}` } };

  /** Sends one request past every cache, and turns every failure into a refusal. */
  async function send<T>(
    timeout: number,
    ask: (request: { fetch: typeof fetch; signal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    let response: Response | undefined;
    const fetchPastCache: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers);
      // Browsers that let a page set this header would send a preflight request for it.
      headers.delete('user-agent');
      response = await fetch(input, { ...init, headers, cache: 'no-store' });
      return response;
    };
    try {
      return await ask({ fetch: fetchPastCache, signal: controller.signal });
    } catch (error) {
      if (controller.signal.aborted) throw new RefusedError({ reason: 'timeout' });
      if (!response || response.ok) throw new RefusedError({ reason: 'offline' });
      throw new RefusedError(refusalOf(response, error instanceof Error ? error.message : ''));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** The git hash of the file; null if there is none. Read from the list of the folder, which has files of any size. */
    async hash(): Promise<string | null> {
      const { data } = await send(TIMEOUT_MS, (options) =>
        request('GET /repos/{owner}/{repo}/contents/{path}', {
          ...shared,
          request: options,
          path: FOLDER,
          ref: branch,
        }),
      );
      const entries = Array.isArray(data) ? data : [];
      return entries.find(({ name }) => name === FILE)?.sha ?? null;
    },

    /** The text with this git hash. Read from the raw response and not as JSON, because the library's parser overflows on long values in some engines. */
    text: (hash: string): Promise<string> =>
      send(TRANSFER_TIMEOUT_MS, async ({ fetch: fetchPastCache, signal }) => {
        let rawResponse: Response | undefined;
        await request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
          ...shared,
          headers: { ...shared.headers, accept: 'application/vnd.github.raw+json' },
          request: {
            signal,
            parseSuccessResponseBody: false,
            fetch: async (...args: Parameters<typeof fetch>) =>
              (rawResponse = await fetchPastCache(...args)),
          },
          file_sha: hash,
        });
        return (await rawResponse?.text()) ?? '';
      }),

    /**
     * Commits the file to the branch.
     * @param baseHash The git hash of the file that it replaces; null if there is none.
     * @returns The hash of the commit.
     */
    async commit(bytes: Uint8Array, message: string, baseHash: string | null): Promise<string> {
      const { data } = await send(TRANSFER_TIMEOUT_MS, (options) =>
        request('PUT /repos/{owner}/{repo}/contents/{path}', {
          ...shared,
          request: options,
          path: CONTENT_FILE,
          branch,
          message,
          content: toBase64(bytes),
          ...(baseHash && { sha: baseHash }),
        }),
      );
      return data.commit.sha ?? '';
    },
  };
}
