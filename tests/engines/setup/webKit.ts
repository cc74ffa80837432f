import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, vi } from 'vitest';

import { findFreePort } from '../../app/setup/freePort';
import { defaultSize } from './engine';
import type { Engine, Tab } from './engine';
import { runProgram } from './runProgram';
import { createClickActions, createKeyActions, keyCodes, sendCommand } from './webDriver';

/** Environment variables with which WebKitGTK runs as root, in a container, and without a graphics card. */
const webKitEnv = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
};

/** Creates a configuration folder of GTK with which pages match `prefers-reduced-motion: reduce`. */
function createGtkFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gtk-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Starts WebKitGTK's driver on a virtual screen. Each tab is a `miniBrowser`, WebKitGTK's browser for tests. */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  // Without -noreset, the screen restarts when the last tab closes, and a browser that starts at this moment fails.
  const screenOptions = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'];
  const virtualScreen = runProgram('Xvfb', screenOptions);
  const [displayNumber] = (await once(virtualScreen.output, 'data')) as [Buffer];
  const gtkFolder = createGtkFolder();
  const port = await findFreePort();
  const driver = runProgram('WebKitWebDriver', [`--port=${port}`], {
    ...webKitEnv,
    DISPLAY: `:${displayNumber.toString().trim()}`,
    XDG_CONFIG_HOME: gtkFolder,
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await Promise.all([driver.stop(), virtualScreen.stop()]);
    rmSync(gtkFolder, { recursive: true, force: true });
  };
  await waitForDriver(driverUrl).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { openTab: () => openTab(driverUrl, miniBrowser), stop };
}

async function waitForDriver(driverUrl: string, triesLeft = 100): Promise<void> {
  try {
    await sendCommand(`${driverUrl}/status`);
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await waitForDriver(driverUrl, triesLeft - 1);
  }
}

async function openTab(driverUrl: string, miniBrowser: string): Promise<Tab> {
  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await sendCommand<{ sessionId: string }>(`${driverUrl}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const sessionUrl = `${driverUrl}/session/${sessionId}`;
  const post = <Result>(command: string, body: unknown) =>
    sendCommand<Result>(`${sessionUrl}/${command}`, 'POST', body);
  const evaluate: Tab['evaluate'] = (callback, ...values) =>
    post('execute/sync', { script: `return (${callback.toString()}).apply(null, arguments)`, args: values });
  const resize = async (width: number, height: number) => {
    const toolbarHeight = await evaluate(() => window.outerHeight - window.innerHeight);
    await post('window/rect', { width, height: height + toolbarHeight });
    // The driver responds before the page has its new size. Until then, a click would hit another position.
    await vi.waitFor(async () => expect(await evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]), {
      timeout: 10_000,
    });
  };
  await resize(...defaultSize);
  return {
    evaluate,
    resize,
    open: (url) => post('url', { url }),
    click: (x, y) => post('actions', { actions: createClickActions(x, y) }),
    press: (key) => post('actions', { actions: createKeyActions(keyCodes[key]) }),
    type: (text) => post('actions', { actions: createKeyActions(text) }),
    takeScreenshot: async () => {
      await evaluate(addBlinkingPixel);
      const base64 = await sendCommand<string>(`${sessionUrl}/screenshot`);
      await evaluate(() => document.getElementById('blinking-pixel')?.remove());
      return Buffer.from(base64, 'base64');
    },
    close: () => sendCommand(sessionUrl, 'DELETE'),
  };
}

/** Runs in a page. Adds a blinking pixel, so that the page paints another frame, for which the driver waits. */
function addBlinkingPixel(): void {
  const pixel = document.createElement('div');
  pixel.id = 'blinking-pixel';
  Object.assign(pixel.style, {
    position: 'fixed',
    inset: 'auto 0 0 auto',
    width: '1px',
    height: '1px',
    zIndex: '9999',
  });
  document.body.append(pixel);
  const blink = () => {
    pixel.style.backgroundColor = pixel.style.backgroundColor === 'black' ? 'white' : 'black';
    if (pixel.isConnected) requestAnimationFrame(blink);
  };
  blink();
}
