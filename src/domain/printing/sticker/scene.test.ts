import { describe, expect, it } from 'vitest';

import { drawBarcode } from '../../codes/code128';
import type { DataMatrixDrawing } from '../../codes/dataMatrix';
import { drawQr } from '../../codes/qr';
import { defaultPrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import { getClipBox, drawPage, drawPages, drawSticker } from './scene';

const drawCode = (index: number) => drawQr(`https://tag.example.com/t/CODE${index}`);

describe('a sticker', () => {
  it('has the image, the patch and the code inside its quiet zone', () => {
    const code = drawCode(0);
    const { shapes } = drawSticker(defaultPrintSettings, code, true);
    const moduleWidth = 15 / (code.moduleCount + 8);
    expect(shapes).toEqual([
      { kind: 'image', x: 0, y: 0, width: 50, height: 60 },
      { kind: 'patch', x: 9, y: 10.799999999999999, width: 15, height: 15, fill: '#FFFFFF' },
      {
        kind: 'code',
        x: 9 + 4 * moduleWidth,
        y: 10.799999999999999 + 4 * moduleWidth,
        moduleWidth,
        path: code.path,
        fill: '#000000',
      },
    ]);
  });

  it('has no patch without a background and no image without a design', () => {
    const withoutBackground = { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, withBackground: false } };
    expect(drawSticker(withoutBackground, drawCode(0), false).shapes.map(({ kind }) => kind)).toEqual(['code']);
  });

  it('enlarges the image to cover the bleed, and clips it to the bleed or half of the gap', () => {
    const marks = { ...defaultPrintSettings.marks, bleed: 3 };
    const sticker = drawSticker({ ...defaultPrintSettings, marks, gap: { x: 4, y: 8 } }, drawCode(0), true);
    const [image] = sticker.shapes;
    if (image?.kind !== 'image') throw new Error('The sticker has no image.');
    // The image keeps the proportions of the sticker: it extends 3 mm beyond the sides, and further above and below.
    expect(image.width / image.height).toBeCloseTo(50 / 60, 10);
    expect(image.x).toBeCloseTo(-3, 10);
    expect(image.y).toBeCloseTo(-3.6, 10);
    expect(image.width).toBeCloseTo(56, 10);
    expect(getClipBox(sticker)).toEqual({ x: -2, y: -3, width: 54, height: 66 });
  });

  it('enlarges the image of a wide sticker until it covers the bleed above and below', () => {
    const settings = { ...defaultPrintSettings, design: { width: 60, height: 50 } };
    const marks = { ...defaultPrintSettings.marks, bleed: 3 };
    const [image] = drawSticker({ ...settings, marks }, drawCode(0), true).shapes;
    expect(image).toMatchObject({ x: expect.closeTo(-3.6) as number, y: expect.closeTo(-3) as number });
  });

  it('does not limit positions, so that overflow is visible', () => {
    const settingsOutside = { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, x: 100 } };
    expect(drawSticker(settingsOutside, drawCode(0), false).shapes[0]).toMatchObject({
      kind: 'patch',
      x: 50,
      width: 15,
    });
  });
});

describe('a Data Matrix code', () => {
  const barcode = { ...defaultPrintSettings.barcode, shown: true, symbology: 'dataMatrix', width: 40 } as const;
  const settings = { ...defaultPrintSettings, barcode };
  const extras = { number: '1', serial: 'A1', barcode: () => drawBarcode('A1') };
  const drawBarcodeShapes = (dataMatrix?: () => DataMatrixDrawing) =>
    drawSticker(settings, drawCode(0), false, { ...extras, dataMatrix }).shapes.slice(2);

  it('is a square with a quiet zone of one module', () => {
    expect(drawBarcodeShapes(() => ({ ok: true, moduleCount: 18, path: 'M0 0h1v1h-1z' }))).toEqual([
      { kind: 'patch', x: 9, y: 36, width: 10, height: 10, fill: '#FFFFFF' },
      { kind: 'code', x: 9.5, y: 36.5, moduleWidth: 0.5, path: 'M0 0h1v1h-1z', fill: '#000000' },
    ]);
  });

  it('is not drawn, and not replaced by a barcode, until its encoder is loaded', () => {
    expect(drawBarcodeShapes()).toEqual([]);
  });
});

describe('labels and barcode', () => {
  const { qr, barcode } = defaultPrintSettings;
  const settingsWithAll = {
    ...defaultPrintSettings,
    qr: { ...qr, numberLabel: true },
    barcode: { ...barcode, shown: true, width: 35, x: 10, serial: true },
  };
  const extras = { number: '7', serial: 'A1F0E3B007', barcode: () => drawBarcode('A1F0E3B007') };
  const drawShapes = (settings: typeof settingsWithAll, shownExtras = extras) =>
    drawSticker(settings, drawCode(0), false, shownExtras).shapes;

  it('are below their code, each on a patch', () => {
    const shapes = drawShapes(settingsWithAll);
    expect(shapes.map(({ kind }) => kind)).toEqual([
      ...['patch', 'code', 'patch', 'text'],
      ...['patch', 'bars', 'patch', 'text'],
    ]);
    expect(shapes[2]).toMatchObject({ x: 9, y: 25.799999999999997, width: 15, height: 3 });
    expect(shapes[3]).toMatchObject({
      text: '7',
      x: 16.5,
      y: expect.closeTo(27.964, 3) as number,
      size: 2.6,
      fill: '#000000',
    });
    expect(shapes[4]).toMatchObject({ x: 5, y: 36, width: 35, height: 10 });
    expect(shapes[6]).toMatchObject({ x: 5, y: 46, width: 35, height: 3 });
    expect(shapes[7]).toMatchObject({ text: 'A1F0E3B007', x: 22.5 });
  });

  it('keep the quiet zones of a barcode inside its box', () => {
    const drawing = drawBarcode('A1F0E3B007');
    if (!drawing.ok) throw new Error(drawing.reason);
    const moduleWidth = 35 / (drawing.moduleCount + 20);
    expect(drawShapes(settingsWithAll)[5]).toEqual({
      kind: 'bars',
      x: 5 + 10 * moduleWidth,
      y: 36,
      moduleWidth,
      height: 10,
      path: drawing.path,
      fill: '#000000',
    });
  });

  it('are left out by default', () => {
    expect(drawShapes({ ...settingsWithAll, qr, barcode }).map(({ kind }) => kind)).toEqual(['patch', 'code']);
  });

  it.each([
    [{ shown: true, serial: false }, ['patch', 'bars']],
    [{ shown: false, serial: true }, []],
  ])('are drawn only with their code, for a barcode with %j', (change, kinds) => {
    const drawnShapes = drawShapes({ ...settingsWithAll, qr, barcode: { ...barcode, width: 35, ...change } });
    expect(drawnShapes.slice(2).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are left out if they do not fit or cannot be encoded', () => {
    const kinds = drawShapes(settingsWithAll, {
      number: '٧',
      serial: 'A1F0E3B007'.repeat(9),
      barcode: () => drawBarcode('ä'),
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(['patch', 'code']);
  });
});

describe('pages', () => {
  const settings = { ...defaultPrintSettings, quantity: 17 };
  const layout = getSheetLayout(settings);
  if (!layout.fits) throw new Error('The defaults fit.');

  it('contain the stickers of their slots, each with its own code', () => {
    const pages = drawPages({ settings, layout, getQr: drawCode, hasImage: false });
    expect(pages.map(({ stickers }) => stickers.length)).toEqual([16, 1]);
    expect(pages[0]).toMatchObject({ width: 210, height: 297 });
    expect(pages[0]?.stickers[5]).toMatchObject({ index: 5, x: 51, y: 61 });
    const codes = pages.flatMap(({ stickers }) =>
      stickers.flatMap(({ sticker }) => sticker.shapes.flatMap((shape) => (shape.kind === 'code' ? [shape.path] : []))),
    );
    expect(new Set(codes).size).toBe(17);
  });

  it('are the same whether they are drawn alone or together', () => {
    const request = { settings, layout, getQr: drawCode, hasImage: true };
    expect(drawPage({ ...request, page: 1 })).toEqual(drawPages(request)[1]);
  });
});
