import { createBuilder, type Plugin } from 'vite';
import config from '../../../vite.config.ts';
import { prerender } from '../../build/prerender/plugin.ts';

// Builds the site with so many placeholder posts and tracks into a folder: `tsx src/scripts/bench/buildDemo.ts 80 folder`.
const [count, outDir] = [Number(process.argv[2]), process.argv[3]];

const isPrerender = (plugin: unknown) => (plugin as Partial<Plugin>).name === 'prerender';

const builder = await createBuilder({
  ...config,
  configFile: false,
  mode: 'test',
  logLevel: 'error',
  plugins: [
    ...(config.plugins ?? []).filter((plugin) => !isPrerender(plugin)),
    prerender({ projects: 8, tracks: count, posts: count }),
  ],
  build: { ...config.build, outDir, emptyOutDir: true },
});
await builder.buildApp();
