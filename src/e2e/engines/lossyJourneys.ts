import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Visitor } from './visitor.ts';

/** Serves the site on another port, without files whose path matches, until `repair` is called. */
async function serveLossy(site: string, lost: RegExp) {
  let isRepaired = false;
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (!isRepaired && lost.test(path)) {
      answer.writeHead(404).end();
      return;
    }
    asked.pipe(
      request(new URL(path, site), { method: asked.method, headers: asked.headers }, (found) => {
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
    repair: () => (isRepaired = true),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const lossyJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'a page without a startup chunk offers a reload, which keeps a message'(visitor) {
    const site = await serveLossy(visitor.base, /\/assets\/store-/);
    const lossy = visitor.at(site.url);
    try {
      // `open` would wait for hydration.
      await visitor.ask((url) => void (location.href = url), site.url);
      await lossy.sees(false, () => document.getElementById('reload-notice')?.hidden ?? true);
      await lossy.write('Message', 'Typed before');
      const read = () => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value;
      await lossy.sees('Typed before', read);
      site.repair();
      await lossy.click('link', 'Reload the page');
      await lossy.sees('', () => document.documentElement.dataset['started']);
      await lossy.sees('Typed before', read);
      // Listens for errors.
      await lossy.open('');
    } finally {
      site.close();
    }
  },
};
