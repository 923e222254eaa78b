import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['ProgramFiles', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

/**
 * The path of a Chromium or Chrome for tests: `CHROMIUM_PATH` if set, otherwise the first that is installed, otherwise one
 * that Playwright downloads now.
 */
export function getChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const programs = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const places = [...programs, ...APPS, chromium.executablePath()];
  const installed = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));
  if (installed) return installed;
  execSync('npx playwright install chromium', { stdio: 'inherit' });
  return chromium.executablePath();
}

/** Flags for a browser that starts even as root, beside those of Playwright and Puppeteer against background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
];

/** A PNG of one pixel in Base64, in place of the placeholder pictures. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
