import { encodeDataMatrix } from 'etiket/datamatrix';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { drawBarcode } from '../../codes/code128';
import { drawDataMatrix } from '../../codes/dataMatrix';
import { drawQr } from '../../codes/qr';
import { makeSeries } from './codeSeries';
import { drawRun, measureWidestCodes } from './drawRun';

const tagBaseUrl = 'https://tag.example.com';
const codes = ['A1', 'B2'].map((code, index) => ({ code, number: index + 1 }));

it('gives each copy the QR code, number and serial number of its code', () => {
  const { getQr, getExtras } = drawRun({ codes, copies: 3, tagBaseUrl, level: 'H' });
  expect(getQr(2)).toEqual(drawQr('https://tag.example.com/t/A1', 'H'));
  expect(getQr(3)).toEqual(drawQr('https://tag.example.com/t/B2', 'H'));
  expect([0, 2, 3, 5].map((index) => getExtras(index).number)).toEqual(['1', '1', '2', '2']);
  expect(getExtras(4).serial).toBe('B2');
  expect(getExtras(4).barcode()).toEqual(drawBarcode('B2'));
  expect(() => getQr(6)).toThrow('There is no code for sticker 6.');
});

it('draws each code once', () => {
  const { getQr, getExtras } = drawRun({ codes, copies: 2, tagBaseUrl, level: 'M' });
  expect(getQr(1)).toBe(getQr(0));
  expect(getExtras(1).barcode()).toBe(getExtras(0).barcode());
});

it('draws Data Matrix codes when it has an encoder', () => {
  expect(drawRun({ codes, copies: 1, tagBaseUrl, level: 'M' }).getExtras(0).dataMatrix).toBeUndefined();
  const { getExtras } = drawRun({ codes, copies: 2, tagBaseUrl, level: 'M', dataMatrix: encodeDataMatrix });
  expect(getExtras(2).dataMatrix?.()).toEqual(drawDataMatrix('B2', encodeDataMatrix));
  expect(getExtras(3).dataMatrix?.()).toBe(getExtras(2).dataMatrix?.());
});

it('measures the widest barcode exactly and the widest QR code as an upper bound', () => {
  const anyCode = fc.stringMatching(/^[A-Z0-9]([A-Z0-9._-]{0,14}[A-Z0-9])?$/);
  fc.assert(
    fc.property(
      fc.array(anyCode, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('L', 'M', 'Q', 'H'),
      (texts, level) => {
        const widestCodes = measureWidestCodes(texts, tagBaseUrl, level, encodeDataMatrix);
        const dataMatrixSizes = texts.map((text) => encodeDataMatrix(text).length);
        expect(widestCodes.dataMatrix).toBe(Math.max(...dataMatrixSizes));
        const barcodeWidths = texts
          .map((text) => drawBarcode(text))
          .map((drawing) => (drawing.ok ? drawing.moduleCount : 0));
        expect(widestCodes.barcode).toBe(Math.max(...barcodeWidths));
        for (const text of texts)
          expect(drawQr(`${tagBaseUrl}/t/${text}`, level).moduleCount).toBeLessThanOrEqual(widestCodes.qr);
      },
    ),
  );
});

it('measures the widest QR code of texts in different scripts as an upper bound', () => {
  const anyCode = fc.stringMatching(/^[A-Z0-9a-z ßÄقم٣%_!*()-]{1,16}$/);
  fc.assert(
    fc.property(
      fc.array(anyCode, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('L', 'M', 'Q', 'H'),
      (texts, level) => {
        const codesToDraw = texts.map((text, index) => ({ code: text, number: index + 1 }));
        const { getQr } = drawRun({ codes: codesToDraw, copies: 1, tagBaseUrl, level });
        const { qr } = measureWidestCodes(texts, tagBaseUrl, level);
        for (const index of texts.keys()) expect(getQr(index).moduleCount).toBeLessThanOrEqual(qr);
      },
    ),
  );
});

it.each([
  ['A'.repeat(20), { qr: 29, barcode: 255 }],
  ['a'.repeat(20), { qr: 29, barcode: 255 }],
  ['_'.repeat(20), { qr: 33, barcode: 255 }],
  ['Ä', { qr: 29 }],
  // In the URL, each of these letters is percent-encoded with six characters.
  ['ق'.repeat(10), { qr: 37 }],
])('measures the QR code and the barcode of %j in modules', (code, modules) => {
  expect(measureWidestCodes([code], tagBaseUrl, 'M')).toEqual(modules);
});

it('measures a series, and a run without codes', () => {
  const series = makeSeries({ prefix: 'A', start: 0, count: 2000, digits: 5 });
  const texts = series.ok ? series.codes.map(({ code }) => code) : [];
  expect(measureWidestCodes(texts, tagBaseUrl, 'M')).toEqual({ qr: 29, barcode: 90 });
  expect(measureWidestCodes([], tagBaseUrl, 'M')).toEqual({ qr: 25 });
});
