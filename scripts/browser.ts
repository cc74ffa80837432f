import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { env } from 'node:process';

/** Lets Chromium run as root in a container, and turns off its background requests. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Headless Chromium, which Debian packages separately. Tests run a third faster in it. */
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

/** Playwright's folder for downloaded browsers. */
export const playwrightCache =
  env['PLAYWRIGHT_BROWSERS_PATH'] ??
  (process.platform === 'darwin' ? `${homedir()}/Library/Caches/ms-playwright` : `${homedir()}/.cache/ms-playwright`);

/** Returns `CHROMIUM_PATH`, else an installed Chromium or Chrome. For `undefined`, Playwright uses its own download. */
export function findBrowser(): string | undefined {
  return env['CHROMIUM_PATH'] ?? systemBrowsers.find((path) => existsSync(path));
}

/** Playwright's options to launch that browser. */
export function launchOptions() {
  const executablePath = findBrowser();
  return { ...(executablePath ? { executablePath } : {}), args: [...browserArguments] };
}
