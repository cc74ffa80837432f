/**
 * Checks that the browser and the other programs that the tests need are installed. As root on Debian or Ubuntu,
 * installs missing ones.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { findBrowser, headlessShell, playwrightCacheFolder } from './browser';

const isOnPath = (command: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

const canInstall = process.getuid?.() === 0 && isOnPath('apt-get');

let hasUpdatedPackageLists = false;

/** Installs Debian packages. Returns false if that is not possible or fails. */
function installPackages(packages: readonly string[]): boolean {
  if (!canInstall) return false;
  const runAptGet = (...options: string[]) =>
    spawnSync('apt-get', options, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  hasUpdatedPackageLists ||= runAptGet('update', '-qq');
  return runAptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Returns true if there is a browser for the tests, or if one could be installed. Prefers Chromium's headless shell,
 * then any installed Chromium or Chrome, then a download by Playwright, then the Debian package of Chromium.
 */
export function ensureBrowser(): boolean {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH);
  const hasHeadlessShell = () => existsSync(headlessShell.path);
  if (hasHeadlessShell() || (installPackages([headlessShell.debianPackage, 'fonts-liberation']) && hasHeadlessShell()))
    return true;
  if (findBrowser() || hasPlaywrightBrowser()) return true;
  console.log('No browser found. Downloading one …');
  try {
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
    return true;
  } catch {
    return installPackages(['chromium', 'fonts-liberation']) && findBrowser() !== undefined;
  }
}

function hasPlaywrightBrowser(): boolean {
  return (
    existsSync(playwrightCacheFolder) && readdirSync(playwrightCacheFolder).some((name) => name.startsWith('chromium-'))
  );
}

/** The Debian package of each program that the tests use. */
const debianPackages = {
  pdftoppm: 'poppler-utils',
  zbarimg: 'zbar-tools',
  qpdf: 'qpdf',
  mutool: 'mupdf-tools',
  nginx: 'nginx-light',
  caddy: 'caddy',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const;
export type Program = keyof typeof debianPackages;

/** Installs the programs that are missing, if possible. Returns the programs that are still missing. */
export function ensurePrograms(...programs: Program[]): readonly Program[] {
  // Debian installs servers in /usr/sbin, which is not on every user's PATH.
  const findMissing = () => programs.filter((name) => !isOnPath(name) && !existsSync(`/usr/sbin/${name}`));
  if (findMissing().length > 0) installPackages(findMissing().map((name) => debianPackages[name]));
  return findMissing();
}

/** Calls `ensurePrograms` for the programs that render pages of a PDF as images and decode the codes in images. */
export const ensureSheetReaders = () => ensurePrograms('pdftoppm', 'zbarimg');

/**
 * Calls `ensurePrograms` for the programs that read PDF files: a validator, two independent renderers, and a code
 * reader.
 */
export const ensurePdfReaders = () => ensurePrograms('pdftoppm', 'zbarimg', 'qpdf', 'mutool');

/** Calls `ensurePrograms` for the web servers for which `deploy` has configuration files. */
export const ensureWebServers = () => ensurePrograms('nginx', 'caddy');

/**
 * Returns the path of the Firefox for the tests: `FIREFOX_PATH`, or an installed one. If there is none, installs it.
 * Returns undefined if that fails.
 */
export function ensureFirefox(): string | undefined {
  const findFirefox = () => process.env.FIREFOX_PATH ?? ['firefox-esr', 'firefox'].find(isOnPath);
  return findFirefox() ?? (installPackages(['firefox-esr']) ? findFirefox() : undefined);
}

/** Returns the path of WebKitGTK's browser for tests. Installs it, its driver and a virtual screen, if possible. */
export function ensureWebKit(): string | undefined {
  if (ensurePrograms('WebKitWebDriver', 'Xvfb').length > 0) return undefined;
  // In Debian, the folder contains the architecture, such as /usr/lib/x86_64-linux-gnu.
  const folders = ['/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find((path) => existsSync(path));
}
