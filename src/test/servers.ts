import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, onTestFinished, vi } from 'vitest';
import type { makeProject } from './project';

/** Requests a page of a local server. */
export async function get(address: string | AddressInfo | null | undefined, path: string) {
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const headers = { accept: 'text/html' };
  const response = await fetch(`http://localhost:${address.port}${path}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
}

/** Starts the dev server of a project. Closed at the end of the test. */
export async function startServer({ config }: Awaited<ReturnType<typeof makeProject>>) {
  const server = await createServer({ ...config(), server: { port: 0 } });
  await server.listen();
  onTestFinished(() => server.close());
  // The watcher misses changes of files and folders that it has not seen.
  const isWatched = () => {
    const files = Object.values(server.watcher.getWatched()).flat();
    return ['owner.ts', 'resume.pdf'].every((file) => files.includes(file));
  };
  await vi.waitFor(() => expect(isWatched()).toBe(true), 20_000);
  const readWork = async () =>
    (await server.environments.client.transformRequest('virtual:owner-content'))?.code ?? '';
  return { server, readWork, get: (path: string) => get(server.httpServer?.address(), path) };
}
