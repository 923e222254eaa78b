import { z } from '../../content/file/zod';
import type { Repository } from '../../content/types';
import { OperationFailure } from '../operations/runOperation';
import {
  createStatusError,
  fail,
  getLimitError,
  graphqlError,
  isMissingFile,
} from './githubErrors';
import { getBranch } from './links';

const API = 'https://api.github.com';

/** Timeout of a request, in milliseconds: long enough for megabytes on a slow connection. */
const TIMEOUT_MS = 120_000;

/** The query for the head of a branch, and a number of files there. */
function createHeadQuery(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `file${index}`);
  return `query Head($owner: String!, $name: String!, $branch: String!${names.map((name) => `, $${name}: String!`).join('')}) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target {
        oid
        ... on Commit { ${names.map((name) => `${name}: file(path: $${name}) { oid }`).join(' ')} }
      }
    }
  }
}`;
}

const COMMIT_MUTATION = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const oid = z.object({ oid: z.string() });
const ref = z.object({ target: z.object({ oid: z.string() }).catchall(oid.nullish()) });
const data = z.object({
  repository: z.object({ ref: ref.nullable() }).nullish(),
  createCommitOnBranch: z.object({ commit: oid }).nullish(),
});
const answer = z.object({ data: data.nullish(), errors: z.array(graphqlError).default([]) });

/** The types of GraphQL errors for a token without enough access. */
const NO_ACCESS = ['NOT_FOUND', 'FORBIDDEN', 'INSUFFICIENT_SCOPES'];

/** The files of a repository on GitHub. Throws only `OperationFailure`. The token is sent, and stored nowhere. */
export function connectToGitHub(target: Repository, token: string) {
  const branch = getBranch(target);
  const [owner = '', name = ''] = target.name.split('/');

  /** Sends a request that bypasses every cache. */
  async function send(
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<[text: string, Response]> {
    try {
      const response = await fetch(API + path, {
        ...(body !== undefined && { method: 'POST', body }),
        headers: { ...headers, authorization: `Bearer ${token}` },
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (!response.ok) throw createStatusError(response, text);
      return [text, response];
    } catch (error) {
      throw error instanceof OperationFailure ? error : fail('noAnswer');
    }
  }

  async function ask(query: string, variables: object) {
    const body = JSON.stringify({ query, variables });
    const [text, response] = await send('/graphql', { 'content-type': 'application/json' }, body);
    let parsed;
    try {
      parsed = answer.parse(JSON.parse(text));
    } catch {
      throw fail('noAnswer');
    }
    const error = parsed.errors.find((each) => !isMissingFile(each));
    const limit = error && getLimitError(response, `${error.type ?? ''} ${error.message}`);
    if (limit) throw limit;
    if (NO_ACCESS.includes(error?.type ?? '')) throw fail('noAccess');
    // An error without a type is a server error.
    if (error && !error.type) throw fail('noAnswer');
    return { data: parsed.data, errorType: error?.type };
  }

  return {
    /** The head of the branch, and the git hashes of files there by their paths; null if a file is missing. */
    async getHead(paths: readonly string[]) {
      const { data, errorType } = await ask(createHeadQuery(paths.length), {
        owner,
        name,
        branch: `refs/heads/${branch}`,
        ...Object.fromEntries(paths.map((path, index) => [`file${index}`, path])),
      });
      if (errorType || !data?.repository) throw fail('noAnswer');
      const { ref } = data.repository;
      if (!ref) throw fail('noAccess');
      const { oid: head, ...files } = ref.target;
      const hashes = paths.map(
        (path, index) => [path, files[`file${index}`]?.oid ?? null] as const,
      );
      return { head, hashes: new Map(hashes) };
    },

    /** The text with this git hash. Fetched as a blob, because GraphQL truncates long texts. */
    async getText(hash: string): Promise<string> {
      const [text] = await send(`/repos/${target.name}/git/blobs/${hash}`, {
        accept: 'application/vnd.github.raw+json',
      });
      return text;
    },

    /**
     * Commits files in Base64 and deletions on `head`, all or none. Returns the hash of the commit; `undefined` for a
     * newer head or a rule of the branch.
     */
    async commit(
      fileChanges: {
        additions: { path: string; contents: string }[];
        /** Each must exist. */
        deletions: { path: string }[];
      },
      headline: string,
      head: string,
    ): Promise<string | undefined> {
      const { data, errorType } = await ask(COMMIT_MUTATION, {
        input: {
          branch: { repositoryNameWithOwner: target.name, branchName: branch },
          message: { headline },
          expectedHeadOid: head,
          fileChanges,
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
