import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { AppIcon } from '~/components/brand/AppIcon/AppIcon';
import { ShareImage } from '~/components/brand/ShareImage/ShareImage';
import type { SharePage } from '~/components/brand/ShareImage/ShareImage';
import { drawQr } from '~/domain/codes/qr';

import { renderPng, listSiteIcons } from './images';

const siteCode = drawQr('https://tag.example.com/');

const drawPreview = (page: SharePage, title: string) =>
  renderPng(renderToStaticMarkup(createElement(ShareImage, { page, title, code: siteCode })), 1200);

const drawHomePreview = (title: string) => drawPreview('home', title);

/** Counts the pixels that differ in the area of the title, which is on the left below the logo. */
function countTitleDifferences(first: PNG, second: PNG): number {
  let count = 0;
  for (let y = 160; y < first.height; y++)
    for (let x = 0; x < 620; x++) {
      const offset = 4 * (y * first.width + x);
      if (first.data[offset] !== second.data[offset]) count++;
    }
  return count;
}

it('draws a share image with a code that decodes', async () => {
  const { width, height, data } = PNG.sync.read(await drawHomePreview('One scan reaches you.'));
  expect([width, height]).toEqual([1200, 630]);
  expect(jsqr(new Uint8ClampedArray(data), width, height)?.data).toBe('https://tag.example.com/');
});

it.each(['auto', 'ally', 'accolades'] as const)('draws the studio picture of %s, in less than 400 kB', async (page) => {
  const png = await drawPreview(page, 'A tag');
  const { width, height, data } = PNG.sync.read(png);
  expect(jsqr(new Uint8ClampedArray(data), width, height)?.data).toContain('/t/');
  expect(png.length).toBeLessThan(400_000);
});

it('draws the title of a share image', async () => {
  const [firstPng, secondPng, emptyPng] = await Promise.all([
    drawHomePreview('One scan reaches you.'),
    drawHomePreview('Terms'),
    drawHomePreview(''),
  ]);
  const [first, second, empty] = [PNG.sync.read(firstPng), PNG.sync.read(secondPng), PNG.sync.read(emptyPng)];
  expect(countTitleDifferences(first, empty)).toBeGreaterThan(2000);
  expect(countTitleDifferences(second, empty)).toBeGreaterThan(2000);
  expect(countTitleDifferences(first, second)).toBeGreaterThan(2000);
});

it('draws the same share image each time', async () => {
  const [first, second] = await Promise.all([drawHomePreview('Terms'), drawHomePreview('Terms')]);
  expect(first.equals(second)).toBe(true);
});

it('draws each icon in its size, and fills maskable icons to the edges', async () => {
  for (const { size, maskable } of listSiteIcons()) {
    const icon = renderToStaticMarkup(createElement(AppIcon, { maskable }));
    const { width, height, data } = PNG.sync.read(await renderPng(icon, size));
    expect([width, height]).toEqual([size, size]);
    expect(data[3]).toBe(maskable ? 255 : 0);
  }
});
