import { launch } from 'puppeteer-core';

import { commandTimeout, defaultSize } from './engine';
import type { Engine, Tab } from './engine';
import { runnerScriptPath } from './runProgram';

/** Starts Firefox, which puppeteer controls with WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: runnerScriptPath,
    env: { ...process.env, PROGRAM: program },
    headless: true,
    protocolTimeout: commandTimeout,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });

  async function openTab(): Promise<Tab> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const resize = (width: number, height: number) => page.setViewport({ width, height });
    await resize(...defaultSize);
    return {
      open: async (url) => void (await page.goto(url, { timeout: commandTimeout })),
      evaluate: (callback, ...values) =>
        page.evaluate(callback as (...values: unknown[]) => unknown, ...values) as never,
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      resize,
      takeScreenshot: async () => Buffer.from(await page.screenshot()),
      close: () => context.close(),
    };
  }

  return {
    openTab,
    stop: async () => {
      const killTimer = setTimeout(() => browser.process()?.kill('SIGKILL'), 5000);
      await browser.close().catch(() => undefined);
      clearTimeout(killTimer);
    },
  };
}
