import { homedir } from 'node:os';
import { env } from 'node:process';

/** Chromium as it runs everywhere, also as root in a container, and without calling home. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Chromium without windows, a package of its own on Debian: the whole tests take two thirds of the time in it. */
export const headlessShell = { path: '/usr/bin/chromium-headless-shell', debianPackage: 'chromium-headless-shell' };

const systemBrowsers = [
  headlessShell.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Playwright keeps the browsers it has downloaded. */
export const playwrightCache =
  env['PLAYWRIGHT_BROWSERS_PATH'] ??
  (process.platform === 'darwin' ? `${homedir()}/Library/Caches/ms-playwright` : `${homedir()}/.cache/ms-playwright`);

/**
 * The browser to test with: `CHROMIUM_PATH`, else a Chromium or Chrome of the system. `undefined` leaves the choice to
 * Playwright, which then takes its own download.
 */
export function findBrowser(exists: (path: string) => boolean): string | undefined {
  return env['CHROMIUM_PATH'] ?? systemBrowsers.find(exists);
}
