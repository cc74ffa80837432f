/** Finds the programs that the tests need besides Node. Installs missing ones as root on Debian and Ubuntu. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { findBrowser, headlessShell, playwrightCache } from './browser';

const isOnPath = (command: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

const canInstall = process.getuid?.() === 0 && isOnPath('apt-get');

let hasUpdatedPackageLists = false;

function aptInstall(packages: readonly string[]): boolean {
  if (!canInstall) return false;
  const run = (...options: string[]) =>
    spawnSync('apt-get', options, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  hasUpdatedPackageLists ||= run('update', '-qq');
  return run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Returns true if a browser is installed or could be installed: headless Chromium, else any other, else Playwright's
 * download, else the Debian package.
 */
export function ensureBrowser(): boolean {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH);
  const hasHeadlessShell = () => existsSync(headlessShell.path);
  if (hasHeadlessShell() || (aptInstall([headlessShell.debianPackage, 'fonts-liberation']) && hasHeadlessShell()))
    return true;
  if (findBrowser() || hasPlaywrightBrowser()) return true;
  console.log('No browser found. Downloading one …');
  try {
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
    return true;
  } catch {
    return aptInstall(['chromium', 'fonts-liberation']) && findBrowser() !== undefined;
  }
}

function hasPlaywrightBrowser(): boolean {
  return existsSync(playwrightCache) && readdirSync(playwrightCache).some((name) => name.startsWith('chromium-'));
}

/** Programs of the tests, and the Debian package of each. */
const debianPackages = {
  pdftoppm: 'poppler-utils',
  zbarimg: 'zbar-tools',
  nginx: 'nginx-light',
  caddy: 'caddy',
} as const;
export type Program = keyof typeof debianPackages;

/** Returns the programs that are not installed and could not be installed. */
export function ensurePrograms(...programs: Program[]): readonly Program[] {
  // Debian installs servers in /usr/sbin, which is not on every user's PATH.
  const missing = () => programs.filter((name) => !isOnPath(name) && !existsSync(`/usr/sbin/${name}`));
  if (missing().length > 0) aptInstall(missing().map((name) => debianPackages[name]));
  return missing();
}

/** The programs that read printed sheets: page to picture, picture to codes. */
export const ensureSheetReaders = () => ensurePrograms('pdftoppm', 'zbarimg');

/** The web servers that the files in `deploy` are for. */
export const ensureWebServers = () => ensurePrograms('nginx', 'caddy');
