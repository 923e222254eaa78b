import { createHash } from 'node:crypto';
import { schema as published } from '@octokit/graphql-schema';
import { buildSchema, graphql, GraphQLError } from 'graphql';
import { blobHash } from '../content/file/blobHash.ts';

/** Both can read; one can write. */
export const TOKENS = { writer: 'github_pat_WRITER', reader: 'github_pat_READER' };

const REPOSITORY = 'ada/portfolio';
const BRANCH = 'main';

const schema = buildSchema(published.idl, { assumeValidSDL: true });

/** A request to api.github.com. */
interface Request {
  url: string;
  authorization: string;
  body: string;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A fault for the next request of its kind. */
export interface Fault {
  at: 'query' | 'mutation';
  /** Responds with this and does nothing. */
  answer?: Partial<Answer>;
  /** Gives no response, with or without handling the request. */
  lost?: 'handled' | 'unhandled';
  /** Runs before the request is handled. */
  before?: () => void;
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  message: { headline: string };
  expectedHeadOid: string;
  fileChanges: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
}

// As in responses of the real API.
const refuse = (type: string, message: string) =>
  new GraphQLError(message, { extensions: { type } });
const notFound = (name: string) =>
  refuse('NOT_FOUND', `Could not resolve to a Repository with the name '${name}'.`);

/**
 * A repository on GitHub as the dashboard needs it, in memory: it keeps files and commits, checks tokens and hashes, and
 * answers GraphQL by GitHub's own published schema.
 */
export function createGithubDouble() {
  const files = new Map<string, Buffer>();
  const commits: { message: string; paths: string[] }[] = [];
  const requests: Request[] = [];
  const faults: Fault[] = [];

  function commit(message: string, changed: (readonly [path: string, bytes: Buffer | null])[]) {
    for (const [path, bytes] of changed)
      if (bytes) files.set(path, bytes);
      else files.delete(path);
    commits.push({ message, paths: changed.map(([path]) => path) });
  }
  const getHead = () => createHash('sha1').update(String(commits.length)).digest('hex');

  const createRootValue = (token: string) => ({
    repository: ({ owner, name }: { owner: string; name: string }) => {
      if (`${owner}/${name}` !== REPOSITORY) throw notFound(`${owner}/${name}`);
      return {
        ref: ({ qualifiedName }: { qualifiedName: string }) =>
          qualifiedName === `refs/heads/${BRANCH}`
            ? {
                target: {
                  __typename: 'Commit',
                  oid: getHead(),
                  file: async ({ path }: { path: string }) => {
                    const bytes = files.get(path);
                    if (bytes) return { oid: await blobHash(bytes) };
                    throw refuse('NOT_FOUND', `Could not resolve file for path '${path}'.`);
                  },
                },
              }
            : null,
      };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      const { repositoryNameWithOwner, branchName } = input.branch;
      if (repositoryNameWithOwner !== REPOSITORY) throw notFound(repositoryNameWithOwner);
      if (token !== TOKENS.writer)
        throw refuse('FORBIDDEN', 'Resource not accessible by personal access token');
      if (branchName !== BRANCH)
        throw refuse('UNPROCESSABLE', 'Changes must be made through a pull request.');
      if (input.expectedHeadOid !== getHead())
        throw refuse('STALE_DATA', 'Expected branch to point to another commit.');
      const { additions = [], deletions = [] } = input.fileChanges;
      const paths = [...additions, ...deletions].map(({ path }) => path);
      const isBase64 = ({ contents }: { contents: string }) =>
        Buffer.from(contents, 'base64').toString('base64') === contents;
      if (new Set(paths).size < paths.length || !additions.every(isBase64))
        throw refuse('UNPROCESSABLE', 'The file changes are invalid.');
      const missing = deletions.find(({ path }) => !files.has(path));
      if (missing)
        throw refuse('UNPROCESSABLE', 'A path was requested for deletion which does not exist.');
      commit(input.message.headline, [
        ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
        ...deletions.map(({ path }) => [path, null] as const),
      ]);
      return { commit: { oid: getHead() } };
    },
  });

  async function handle({ url, authorization, body }: Request): Promise<Partial<Answer>> {
    const token = authorization.replace('Bearer ', '');
    if (!Object.values(TOKENS).includes(token))
      return { status: 401, body: '{"message": "Bad credentials"}' };
    const { pathname } = new URL(url);
    if (pathname !== '/graphql') {
      for (const bytes of files.values())
        if (pathname === `/repos/${REPOSITORY}/git/blobs/${await blobHash(bytes)}`)
          return { body: bytes.toString() };
      return { status: 404, body: '{"message": "Not Found"}' };
    }
    const { query, variables } = JSON.parse(body) as { query: string; variables: object };
    const request = {
      source: query,
      rootValue: createRootValue(token),
      variableValues: { ...variables },
    };
    const { data, errors } = await graphql({ schema, ...request });
    const shown = errors?.map(({ message, path, extensions }) => {
      return { ...extensions, path, message };
    });
    return { body: JSON.stringify({ ...(data && { data }), ...(shown && { errors: shown }) }) };
  }

  async function answer(request: Request): Promise<Answer | undefined> {
    requests.push(request);
    const kind = /"query":"(\w+)/.exec(request.body)?.[1];
    const at = faults.findIndex((each) => each.at === kind);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    fault?.before?.();
    const given =
      fault?.lost === 'unhandled' ? undefined : (fault?.answer ?? (await handle(request)));
    if (!given || fault?.lost) return undefined;
    // As documented under "Using CORS and JSONP to make cross-origin requests".
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
    };
    return { status: 200, body: '', ...given, headers: { ...cors, ...given.headers } };
  }

  return {
    files,
    commits,
    requests,
    /** A commit by somebody else. */
    commit,
    /** Sets a fault for the next request of its kind. */
    fail: (fault: Fault) => void faults.push(fault),
    /** The response to a request; `undefined` if lost. */
    answer,
    /** Takes the place of `fetch`. */
    fetch: async (url: string, { headers, body }: RequestInit = {}) => {
      const authorization = new Headers(headers).get('authorization') ?? '';
      const text = typeof body === 'string' ? body : '';
      const given = await answer({ url, authorization, body: text });
      if (!given) throw new TypeError('Failed to fetch');
      return new Response(given.body, given);
    },
  };
}

export type GithubDouble = ReturnType<typeof createGithubDouble>;
