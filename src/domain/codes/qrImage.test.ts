import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';

import { layOutQrImage, createQrSvg } from './qrImage';

const payload = 'https://tag.example.com/t/A1B2C3D4E5';
const colours = { dark: 'black', light: 'white' };

it('AGY-06 makes an SVG that an independent reader decodes at small and large sizes', () => {
  const svg = createQrSvg(payload, colours);
  for (const width of [200, 1024]) {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
    expect(jsQR(new Uint8ClampedArray(image.pixels), image.width, image.height)?.data).toBe(payload);
  }
});

it('includes the quiet zone and keeps edges sharp', () => {
  const svg = createQrSvg(payload, colours);
  expect(svg).toContain(' width="1036" height="1036"');
  expect(svg).toContain('viewBox="-4 -4 37 37" shape-rendering="crispEdges"');
  expect(svg).toContain('<rect x="-4" y="-4" width="37" height="37" fill="white"/>');
  expect(svg.match(/<path/g)).toHaveLength(1);
});

it('lays out images at least 1024 px wide, with whole px per module', () => {
  for (const text of ['A', payload, 'x'.repeat(500)]) {
    const { modulesWithQuietZones, moduleWidth } = layOutQrImage(text);
    expect(Number.isInteger(moduleWidth)).toBe(true);
    expect(modulesWithQuietZones * moduleWidth).toBeGreaterThanOrEqual(1024);
    expect(modulesWithQuietZones * (moduleWidth - 1)).toBeLessThan(1024);
  }
});

it('rejects an empty text', () => {
  expect(() => createQrSvg('', colours)).toThrow(RangeError);
});
