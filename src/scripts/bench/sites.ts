import { execFileSync, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/**
 * Serves the built site of a folder in a process of its own, so that no measurement shares one. Returns its address, with
 * its base.
 */
export async function serve(folder: string, port: number) {
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', `--port=${port}`];
  const server = spawn(process.execPath, vite, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => server.kill());
  server.once('exit', (code) => process.exit(code ?? 1));
  const url = `http://localhost:${port}/`;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response.url;
    await setTimeout(200);
  }
}

/** Builds a commit in a work tree of its own, which later runs use again. Returns its folder. */
export function buildCommit(commit: string) {
  const run = (program: string, args: string[], cwd = '.') =>
    execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      // On Windows, npm is a script.
      shell: process.platform === 'win32',
    }).trim();
  const folder = `node_modules/.cache/bench/${run('git', ['rev-parse', commit])}`;
  if (!existsSync(`${folder}/dist`)) {
    // A failed build has left a part of it.
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
    run('git', ['worktree', 'add', '--force', '--detach', folder, commit]);
    run('npm', ['ci', '--include=dev'], folder);
    run('npx', ['vite', 'build'], folder);
  }
  return folder;
}
