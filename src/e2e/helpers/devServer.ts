import { createServer } from 'vite';

// The process that `projectCopy.ts` starts for each dev server: `devServer.ts <root>`. It sends the URL of the site,
// and ends with its parent.
const [root = ''] = process.argv.slice(2);
process.once('disconnect', () => process.exit());

const server = await createServer({
  root,
  cacheDir: `${root}/.vite`,
  logLevel: 'error',
  server: { port: 0, fs: { strict: false } },
});
await server.listen();
process.send?.(server.resolvedUrls?.local[0]);
