import { readFile } from 'node:fs/promises';

import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import type { Download, Locator } from 'playwright';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { readBarcodes } from 'zxing-wasm/reader';

import { paths } from '~/domain/paths';

import './setup/sheet';
import { expectNoErrors, openSignedIn, siteOrigin, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const tagsPath = paths.agency.tags();

/** Opens the portal's list of tags with the search params `search`. */
const openTags = (search = '', options: Parameters<typeof openSignedIn>[1] = {}) =>
  openSignedIn(tagsPath + search, { viewport: { width: 1440, height: 900 }, ...options });

/** Decodes the QR code in a picture with two independent readers. Returns the text that each of them finds. */
async function decodeQr(png: Buffer): Promise<string[]> {
  const { data, width, height } = PNG.sync.read(png);
  const [barcode] = await readBarcodes(png, { formats: ['QRCode'] });
  return [jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '', barcode?.text ?? ''];
}

async function clickAndDownload({ page }: Visit, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}

it('AGY-05 keeps a filter in the search params', async () => {
  const visitor = await openTags('?status=notActivated');
  const { page } = visitor;
  const statusFilter = page.getByRole('combobox', { name: 'Status' });
  await page.getByText('51 of 150').waitFor();
  expect(await statusFilter.textContent()).toContain('Status: Not activated');
  await statusFilter.click();
  await page.getByRole('option', { name: 'All', exact: true }).click();
  await page.waitForURL((url) => url.search === '');
  await page.goBack();
  await page.getByText('51 of 150').waitFor();
  expect(await statusFilter.textContent()).toContain('Status: Not activated');
  await expectNoErrors(visitor);
});

it('AGY-05 keeps the page in the search params', async () => {
  const { page } = await openTags('?page=3');
  await page.getByText('Page 3 of 3').waitFor();
  await page.reload();
  await page.getByText('Page 3 of 3').waitFor();
});

it('AGY-05 shows the column Assigned at on a tablet, without horizontal scrolling', async () => {
  const { page } = await openTags('', { viewport: { width: 820, height: 1180 } });
  await page.getByRole('columnheader', { name: 'Assigned at' }).waitFor();
  expect(await page.getByRole('region', { name: 'AiroTags' }).count()).toBe(0);
});

it('AGY-05 keeps the six filters in one line at 1440 px, with and without active filters', async () => {
  for (const search of ['', '?status=notActivated&utility=notEnabled&customization=no&assignedAt=oldest&search=a']) {
    const { page } = await openTags(search, { viewport: { width: 1440, height: 900 } });
    const filters = page.getByRole('search').getByRole('combobox');
    await expect.poll(() => filters.count()).toBe(6);
    const filterTops = await filters.evaluateAll((elements) =>
      elements.map((filter) => filter.getBoundingClientRect().top),
    );
    expect(new Set(filterTops).size).toBe(1);
  }
});

it('AGY-05 shows a solid mark before done states and an outlined mark before open states in forced colours', async () => {
  const { page } = await openTags('', { forcedColors: 'active' });
  const readMarkColour = (label: string) =>
    page
      .getByRole('cell')
      .getByText(label, { exact: true })
      .first()
      .evaluate((text) => getComputedStyle(text, '::before').backgroundColor);
  for (const [doneLabel, openLabel] of [
    ['Activated', 'Not activated'],
    ['Enabled', 'Not enabled'],
  ] as const) {
    expect(await readMarkColour(doneLabel)).toBe('rgb(0, 0, 0)');
    expect(await readMarkColour(openLabel)).not.toBe('rgb(0, 0, 0)');
  }
});

it('AGY-06 downloads the code as PNG and SVG, which two independent readers decode', async () => {
  const visitor = await openTags('?search=b04d17e8');
  const { page } = visitor;
  const url = `${siteOrigin}/t/B04D17E8`;
  await page.getByRole('button', { name: 'QR code of B04D17E8' }).click();
  const card = page.getByRole('dialog', { name: 'B04D17E8' });
  await card.getByText(url).waitFor();

  const pngDownload = await clickAndDownload(visitor, card.getByRole('button', { name: 'Download' }));
  expect(pngDownload.suggestedFilename()).toBe('AiroTag-B04D17E8.png');
  const png = await readFile(await pngDownload.path());
  expect(PNG.sync.read(png).width).toBeGreaterThanOrEqual(1024);
  expect(await decodeQr(png)).toEqual([url, url]);

  await card.getByText('SVG').click();
  const svgDownload = await clickAndDownload(visitor, card.getByRole('button', { name: 'Download' }));
  expect(svgDownload.suggestedFilename()).toBe('AiroTag-B04D17E8.svg');
  const svg = await readFile(await svgDownload.path(), 'utf8');
  const renderedSvg = new Resvg(svg, { fitTo: { mode: 'width', value: 600 } }).render().asPng();
  expect(await decodeQr(renderedSvg)).toEqual([url, url]);

  await card.getByText('Saved to your downloads.').waitFor();
  await expectNoErrors(visitor);
});

it('AGY-06 copies the link when Share is clicked in a browser without the Web Share API', async () => {
  const visitor = await openTags('?search=b04d17e8', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visitor;
  await page.getByRole('button', { name: 'QR code of B04D17E8' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteOrigin}/t/B04D17E8`);
});

it('AGY-06 has a button that copies the link in a browser with the Web Share API', async () => {
  const visitor = await openTags('?search=b04d17e8', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visitor;
  await page.evaluate(() => Object.assign(navigator, { share: () => Promise.reject(new Error('shared')) }));
  await page.getByRole('button', { name: 'QR code of B04D17E8' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /copied/ })
    .waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteOrigin}/t/B04D17E8`);
  await expectNoErrors(visitor);
});

it('PRN-11 prints the codes of the selected tags, also after a reload', async () => {
  // At a device pixel ratio of 1, the code on a sticker has too few pixels to be read.
  const visitor = await openTags('?search=b04d17', { deviceScaleFactor: 3 });
  const { page } = visitor;
  await visitor.context.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.getByRole('checkbox', { name: 'Select all 2' }).check();
  await page.getByRole('button', { name: 'Print selected' }).click();
  await page.getByText('2 AiroTags').first().waitFor();
  await page.reload();
  await page.getByText('2 AiroTags').first().waitFor();

  const [printWindow] = await Promise.all([
    visitor.context.waitForEvent('page'),
    page.getByRole('button', { name: 'Print Design' }).click(),
  ]);
  await printWindow.locator('svg').first().waitFor();
  const screenshot = await printWindow.locator('body').screenshot();
  const scannedUrls = (await readBarcodes(screenshot, { formats: ['QRCode'], tryHarder: true })).map(
    ({ text }) => text,
  );
  expect(scannedUrls.sort()).toEqual([`${siteOrigin}/t/B04D17E8`, `${siteOrigin}/t/B04D17E9`]);

  await page.getByRole('button', { name: 'Change tags' }).click();
  await page.getByRole('button', { name: 'Use sample codes' }).click();
  await page.getByText('Sample codes', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Sample codes', { exact: true }).waitFor();
});
