import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../test/chromium.ts';

function succeeds(command: string): boolean {
  try {
    execSync(command, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The ways to get a Chromium, in the order in which they are tried. Each returns the path of the program, if it has one. */
const WAYS = [
  findChromium,
  () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined),
  () => (succeeds('npx playwright install chromium') ? chromium.executablePath() : undefined),
  () =>
    process.getuid?.() === 0 && succeeds('apt-get update && apt-get install -y chromium')
      ? findChromium()
      : undefined,
];

/**
 * The path of a Chromium to test in: an installed one, or one that is downloaded now.
 * @throws Error that says what to install, if there is none and none can be downloaded.
 */
export function getChromium(): string {
  for (const way of WAYS) {
    const path = way();
    if (path && existsSync(path)) return path;
  }
  throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
}
