import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the site on another port, where the first request for each of these scripts gets a 404. */
export async function serveLossy(site: string, scripts: RegExp) {
  const lost = new Set<string>();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (scripts.test(path) && !lost.has(path)) {
      lost.add(path);
      answer.writeHead(404).end();
      return;
    }
    const target = new URL(path, site);
    asked.pipe(
      request(target, { method: asked.method, headers: asked.headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    lost,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
