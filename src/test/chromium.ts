import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS_APPS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((folder) =>
  join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium or Chrome on this machine: `CHROMIUM_PATH` if set, otherwise the first that is installed. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...MAC_APPS,
    ...WINDOWS_APPS,
  ].find(isExecutable);
}

/** Flags for a browser that makes no requests of its own, and that also starts as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
