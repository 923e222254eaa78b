import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { components } from '@octokit/openapi-types';
import { blobHash } from '../content/file/blobHash.ts';

type Schemas = components['schemas'];

/** Both can read; one can write. */
export const TOKENS = { writer: 'github_pat_WRITER', reader: 'github_pat_READER' };

/** A fault in the answer to the next request of a method. */
export interface Fault {
  method: 'GET' | 'PUT';
  /** Answers with this status and writes nothing. */
  status?: number;
  message?: string;
  headers?: Record<string, string>;
  /** Handles the request and never answers, or drops the connection before it handles the request. */
  silent?: 'written' | 'cut';
}

export interface DoubleOptions {
  repository?: string;
  branch?: string;
  /** Serves over TLS. */
  tls?: { key: string; cert: string };
}

// As documented under "Using CORS and JSONP to make cross-origin requests".
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
};
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-Requested-With',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
};

const API = 'https://api.github.com';

/** An error answer of the API. */
class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The fields that every answer about a file has. */
async function entryOf(repository: string, branch: string, path: string, bytes: Buffer) {
  const sha = await blobHash(bytes);
  const self = `${API}/repos/${repository}/contents/${path}?ref=${branch}`;
  const html = `https://github.com/${repository}/blob/${branch}/${path}`;
  const git = `${API}/repos/${repository}/git/blobs/${sha}`;
  return {
    name: path.split('/').at(-1) ?? '',
    path,
    sha,
    size: bytes.length,
    url: self,
    html_url: html,
    git_url: git,
    download_url: `https://raw.githubusercontent.com/${repository}/${branch}/${path}`,
    type: 'file' as const,
    _links: { self, git, html },
  };
}

/**
 * A repository on GitHub as the dashboard needs it, on 127.0.0.1: it keeps files and commits, checks tokens and hashes,
 * and answers in the API's own shapes (githubDouble.test.ts).
 */
export async function startGithubDouble({
  repository = 'ada/portfolio',
  branch = 'main',
  tls,
}: DoubleOptions = {}) {
  const files = new Map<string, Buffer>();
  const commits: { message: string; path: string }[] = [];
  const requests: { method: string; path: string; authorization: string | undefined }[] = [];
  const faults: Fault[] = [];

  const entry = (path: string, bytes: Buffer) => entryOf(repository, branch, path, bytes);

  async function list(folder: string): Promise<Schemas['content-directory']> {
    const paths = [...files.keys()].filter((path) => path.replace(/\/?[^/]*$/, '') === folder);
    if (paths.length === 0) throw new ApiError(404, 'Not Found');
    return Promise.all(paths.map((path) => entry(path, files.get(path) ?? Buffer.of())));
  }

  async function put(path: string, body: string): Promise<[number, Schemas['file-commit']]> {
    const sent = JSON.parse(body) as { message: string; content: string; sha?: string };
    const old = files.get(path);
    if (old && sent.sha === undefined)
      throw new ApiError(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
    if (old && sent.sha !== (await blobHash(old)))
      throw new ApiError(409, `${path} does not match ${sent.sha ?? ''}`);
    const bytes = Buffer.from(sent.content, 'base64');
    files.set(path, bytes);
    commits.push({ message: sent.message, path });
    const sha = commits.length.toString(16).padStart(40, '0');
    const who = { name: 'Ada', email: 'ada@example.com', date: '2026-05-20T12:00:00Z' };
    const git = `${API}/repos/${repository}/git`;
    const commit = {
      sha,
      node_id: 'MDA6Q29tbWl0',
      url: `${git}/commits/${sha}`,
      html_url: `https://github.com/${repository}/commit/${sha}`,
      author: who,
      committer: who,
      tree: { sha, url: `${git}/trees/${sha}` },
      message: sent.message,
      parents: [],
      // GitHub answers null, although the types of its schema have text only.
      verification: { verified: false, reason: 'unsigned', signature: null, payload: null },
    };
    return [old ? 200 : 201, { content: await entry(path, bytes), commit }];
  }

  async function blob(sha: string): Promise<Buffer> {
    for (const bytes of files.values()) if ((await blobHash(bytes)) === sha) return bytes;
    throw new ApiError(404, 'Not Found');
  }

  /** The answer of the API: a status and JSON, or the bytes of a file. */
  async function answer(request: IncomingMessage, body: string): Promise<[number, unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? '', API);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!Object.values(TOKENS).includes(token)) throw new ApiError(401, 'Bad credentials');
    const [, name, kind, path = ''] =
      /^\/repos\/([^/]+\/[^/]+)\/(contents|git\/blobs)\/(.*)$/.exec(decodeURIComponent(pathname)) ??
      [];
    if (name !== repository) throw new ApiError(404, 'Not Found');
    if (kind === 'git/blobs') return [200, await blob(path)];
    const onBranch =
      request.method === 'PUT'
        ? (JSON.parse(body) as { branch?: string }).branch
        : searchParams.get('ref');
    if (onBranch && onBranch !== branch) throw new ApiError(404, `Branch ${onBranch} not found`);
    if (request.method !== 'PUT') return [200, await list(path)];
    if (token !== TOKENS.writer)
      throw new ApiError(403, 'Resource not accessible by personal access token');
    return put(path, body);
  }

  function send(response: ServerResponse, status: number, body: unknown, headers = {}) {
    const isFile = Buffer.isBuffer(body);
    const kind = isFile ? 'application/vnd.github.raw+json' : 'application/json';
    response.writeHead(status, {
      ...CORS,
      'Content-Type': `${kind}; charset=utf-8`,
      'Cache-Control': 'private, max-age=60, s-maxage=60',
      ...headers,
    });
    response.end(isFile ? body : JSON.stringify(body));
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '' } = request;
    requests.push({ method, path, authorization: request.headers.authorization });
    if (method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    const body = await text(request);
    const at = faults.findIndex((each) => each.method === method);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault?.silent === 'cut') {
      request.socket.destroy();
      return;
    }
    try {
      if (fault?.status) throw new ApiError(fault.status, fault.message ?? 'Fault');
      const [status, data] = await answer(request, body);
      if (!fault?.silent) send(response, status, data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, message } = error;
      const basic: Schemas['basic-error'] = {
        message,
        documentation_url: 'https://docs.github.com/rest',
        status: String(status),
      };
      send(response, status, basic, fault?.headers);
    }
  }

  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void handle(request, response);
  const server = tls ? createHttpsServer(tls, listener) : createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    files,
    commits,
    /** Every request, preflights included. */
    requests,
    /** Sets a fault for the next request of its method. */
    fail: (fault: Fault) => void faults.push(fault),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type GithubDouble = Awaited<ReturnType<typeof startGithubDouble>>;
