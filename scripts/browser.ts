import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { env } from 'node:process';

/** Options of Chromium that let it run as root in a container, and turn off its background requests. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Path and Debian package of Chromium's headless shell, in which the tests run a third faster. */
export const headlessShell = { path: '/usr/bin/chromium-headless-shell', debianPackage: 'chromium-headless-shell' };

/** Paths at which Chromium or Chrome can be installed, in the order in which the tests prefer them. */
const browserPaths = [
  headlessShell.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Folder of the browsers that Playwright has downloaded. */
export const playwrightCacheFolder =
  env['PLAYWRIGHT_BROWSERS_PATH'] ??
  (process.platform === 'darwin' ? `${homedir()}/Library/Caches/ms-playwright` : `${homedir()}/.cache/ms-playwright`);

/**
 * Returns the path of the browser for the tests: `CHROMIUM_PATH`, or else an installed Chromium or Chrome. If there is
 * none, returns undefined, and Playwright uses the browser that it has downloaded.
 */
export function findBrowser(): string | undefined {
  return env['CHROMIUM_PATH'] ?? browserPaths.find((path) => existsSync(path));
}

/** Returns Playwright's options to launch the browser that `findBrowser` finds. */
export function getLaunchOptions() {
  const executablePath = findBrowser();
  return { ...(executablePath ? { executablePath } : {}), args: [...browserArguments] };
}
