import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './complaints.ts';
import { call, DEAD_PROXY, type Engine, EngineMissing, WINDOW } from './engine.ts';

/** The port of the driver that was started last. */
let port = 20_000 + (process.pid % 20_000);
/** Longest wait for an answer of the driver, in milliseconds: it may hang when it starts a browser. */
const TIMEOUT_MS = 60_000;
const DRIVER = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';
const BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Sends a WebDriver command. Returns the value of the answer, and throws its error. */
const ask: Ask = async (method, path, body) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
};

/** Starts the driver, on a virtual screen if the machine has none. */
async function startDriver(): Promise<void> {
  const needsScreen = !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'];
  if (needsScreen && !existsSync('/usr/bin/xvfb-run')) throw new EngineMissing('Install xvfb.');
  port += 1;
  const [program, ...args] = needsScreen
    ? (['xvfb-run', '-a', DRIVER] as const)
    : ([DRIVER] as const);
  // In a process group of its own, so that the virtual screen can be ended with the driver.
  const driver = spawn(program, [...args, `--port=${port}`], { stdio: 'ignore', detached: true });
  driver.unref();
  process.once('exit', () => driver.pid && process.kill(-driver.pid));
  for (let tries = 0; tries < 100; tries += 1) {
    await pause(100);
    const isUp = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isUp) return;
  }
  throw new Error('WebKitWebDriver does not answer.');
}

const pointer = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keys = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/**
 * WebKitGTK, over WebDriver: the same engine as Safari's.
 * @throws EngineMissing that says what to install.
 */
export async function startWebkit(): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary || !existsSync(DRIVER)) throw new EngineMissing('Install webkit2gtk-driver.');
  await startDriver();
  const proxy = `${DEAD_PROXY.host}:${DEAD_PROXY.port}`;
  const session = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['localhost'] },
      },
    },
  })) as { sessionId: string };
  const tell: Ask = (method, path, body) =>
    ask(method, `/session/${session.sessionId}${path}`, body);
  const run = (expression: string) =>
    tell('POST', '/execute/sync', { script: `return ${expression};`, args: [] });
  const act = async (action: unknown) => {
    await tell('POST', '/actions', { actions: [action] });
  };
  await tell('POST', '/window/rect', WINDOW);
  return {
    async open(url) {
      await tell('POST', '/url', { url });
      await run(call(listen));
    },
    run,
    click: (x, y) => act(pointer(x, y)),
    type: (text) => act(keys(text)),
    async close() {
      await tell('DELETE', '');
    },
  };
}
