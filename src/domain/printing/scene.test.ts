import { describe, expect, it } from 'vitest';

import { drawQr } from '../codes/qr';
import { defaultPrintSettings } from './printSettings';
import { samplePayload } from './sampleSeries';
import { drawPage, drawPages, drawSticker, sheetOf } from './scene';

const codeOf = (index: number) => drawQr(samplePayload('https://tag.example.com', index));

describe('a sticker', () => {
  it('is the picture, the patch and the code inside its quiet zone', () => {
    const code = codeOf(0);
    const { shapes } = drawSticker(defaultPrintSettings, code, true);
    const module = 15 / (code.size + 8);
    expect(shapes).toEqual([
      { kind: 'picture', x: 0, y: 0, width: 50, height: 60 },
      { kind: 'patch', x: 9, y: 10.799999999999999, width: 15, height: 15, fill: '#FFFFFF' },
      { kind: 'code', x: 9 + 4 * module, y: 10.799999999999999 + 4 * module, module, path: code.path, fill: '#000000' },
    ]);
  });

  it('has no patch without a background and no picture without one', () => {
    const bare = { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, withBackground: false } };
    expect(drawSticker(bare, codeOf(0), false).shapes.map(({ kind }) => kind)).toEqual(['code']);
  });

  it('never limits a position: what sticks out is shown so', () => {
    const out = { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, x: 100 } };
    expect(drawSticker(out, codeOf(0), false).shapes[0]).toMatchObject({ kind: 'patch', x: 50, width: 15 });
  });
});

describe('pages', () => {
  const settings = { ...defaultPrintSettings, quantity: 17 };
  const layout = sheetOf(settings);
  if (!layout.fits) throw new Error('The defaults fit.');

  it('hold the stickers of their places, each with a code of its own', () => {
    const pages = drawPages({ settings, layout, codeOf, hasPicture: false });
    expect(pages.map(({ stickers }) => stickers.length)).toEqual([16, 1]);
    expect(pages[0]).toMatchObject({ width: 210, height: 297 });
    expect(pages[0]?.stickers[5]).toMatchObject({ index: 5, x: 51, y: 61 });
    const codes = pages.flatMap(({ stickers }) =>
      stickers.flatMap(({ sticker }) => sticker.shapes.flatMap((shape) => (shape.kind === 'code' ? [shape.path] : []))),
    );
    expect(new Set(codes).size).toBe(17);
  });

  it('are the same drawn alone as in the run', () => {
    const request = { settings, layout, codeOf, hasPicture: true };
    expect(drawPage({ ...request, page: 1 })).toEqual(drawPages(request)[1]);
  });
});
