import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * Shortens the ids of styled components, which are also class names: `sc-ohf542-0`, with a hash of its file, becomes `s31-0`,
 * with the number of the file: 270 bytes less of the front page, and 140 of its script.
 */
export function shortComponentIds(): Plugin {
  let files: string[] = [];
  return {
    name: 'short-component-ids',
    apply: 'build',
    configResolved({ root }) {
      const folder = join(root, 'src');
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
      files = names.map((name) => normalizePath(join(folder, name)));
    },
    transform: {
      filter: { code: 'componentId: "sc-' },
      handler: (code, file) =>
        code.replaceAll(/(?<=componentId: ")sc-\w+/g, `s${files.indexOf(file)}`),
    },
  };
}
