import type { BrowserContextOptions, Page } from 'playwright';

import { paths } from '~/domain/paths';

import { createPlainPng } from './sheet';
import { setAuthCookie, visit } from './visit';
import type { Visit } from './visit';

export const designColour = [200, 30, 30] as const;
/** A PNG of one colour with the proportions of the default sticker. */
export const designFile = { name: 'design.png', mimeType: 'image/png', buffer: createPlainPng(500, 600, designColour) };

/**
 * Opens the printing screen. Replaces `window.print` in each window: each call appends one character to the attribute
 * `data-printed` of `<html>`, and sets `data-after` to the time in ms since the window was opened.
 */
export async function openPrinting(
  options: Pick<BrowserContextOptions, 'deviceScaleFactor' | 'viewport' | 'hasTouch' | 'isMobile'> = {},
): Promise<Visit> {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, ...options });
  await setAuthCookie(visitor.context);
  await visitor.context.addInitScript(() => {
    const openTime = performance.now();
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['printed'] = `${dataset['printed'] ?? ''}I`;
      dataset['after'] = String(performance.now() - openTime);
    };
  });
  await visitor.page.goto(paths.agency.printing());
  await visitor.page.getByRole('heading', { level: 1, name: 'Printing' }).waitFor();
  return visitor;
}

/** Opens the tag settings. They must be closed before: if they are open, the same click can close them. */
export const openTagSettings = (page: Page) =>
  page
    .getByRole('button', { name: 'Change tags' })
    .or(page.getByRole('heading', { name: 'Tags', exact: true }))
    .first()
    .click();

/** A file to upload: its path, or its name and content. */
export type InputFile = string | { name: string; mimeType: string; buffer: Buffer };

export const uploadDesign = (page: Page, file: InputFile) =>
  page.getByLabel(/^(Upload a|Replace the) picture$/).setInputFiles(file);

export async function setField(page: Page, name: string, value: string) {
  const field = page.getByRole('textbox', { name });
  await field.fill(value);
  await field.blur();
}

/** Clicks 'Print Design', waits until the print window has printed, and returns that window. */
export async function printDesign({ page, context }: Visit): Promise<Page> {
  const windowPromise = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Print Design' }).click();
  const printWindow = await windowPromise;
  await printWindow.locator('html[data-printed]').waitFor({ state: 'attached' });
  return printWindow;
}
