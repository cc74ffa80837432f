import { describe, expect, it } from 'vitest';

import { measureRun, makeRun } from '~/domain/printing/codes/printRun';
import { findNumberedCodeProblems } from '~/domain/printing/checks/checks.sample';
import { findIssues } from '~/domain/printing/checks/findIssues';
import { applyQuickFix } from '~/domain/printing/checks/issues';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { createTextLine } from '~/domain/printing/settings/textLine';
import { checkRun, getCodeErrors, getSizeErrors } from './checkRun';

const { qr, barcode } = defaultPrintSettings;

const measureSampleRun = ({ quantity, qr: { level } }: PrintSettings) =>
  measureRun(makeRun(quantity, { source: 'sample' }), 'https://tag.example.com', level);
const checkSettings = (settings: PrintSettings) =>
  checkRun({ settings, ...measureSampleRun(settings), hasImage: false });

const listElementLevels = (settings: PrintSettings) =>
  checkSettings(settings).map(({ element, level }) => `${element} ${level}`);

it('lists the passed checks of the default settings', () => {
  expect(checkSettings(defaultPrintSettings)).toEqual([
    {
      id: 'qr ok',
      element: 'qr',
      level: 'ok',
      text: 'Scans from up to about 12 cm away',
      detail: 'Squares 0.41 mm · contrast 21:1',
    },
  ]);
});

describe('issues', () => {
  const settingsWithBarcode = { ...defaultPrintSettings, barcode: { ...barcode, shown: true } };

  it('come before passed checks, errors first', () => {
    expect(listElementLevels(settingsWithBarcode).at(0)).toBe('barcode error');
    expect(listElementLevels(settingsWithBarcode).at(-1)).toBe('qr ok');
    const settingsWithSmallQr = { ...settingsWithBarcode, qr: { ...qr, size: 12 } };
    expect(listElementLevels(settingsWithSmallQr)).toEqual(
      listElementLevels(settingsWithSmallQr).toSorted((a, b) =>
        a.split(' ')[1] === b.split(' ')[1] ? 0 : a.endsWith('error') ? -1 : 1,
      ),
    );
  });

  it('ask once for a larger sticker if a code is too small and sticks out', () => {
    const settings = {
      ...defaultPrintSettings,
      design: { width: 10, height: 60 },
      qr: { ...qr, size: 12, x: 0, numberLabel: true },
    };
    expect(checkSettings(settings)).toMatchObject([
      {
        element: 'qr',
        level: 'error',
        text: expect.stringMatching(/on a sticker at least 17 mm wide\.$/) as string,
      },
    ]);
  });

  it('are merged into one that names the size that solves all of them', () => {
    const settings = {
      ...defaultPrintSettings,
      dpi: 203 as const,
      design: { width: 10, height: 30 },
      qr: { ...qr, size: 8 },
    };
    const [check] = checkSettings(settings);
    expect(check?.text).toMatch(/too small at 8 mm\. It needs to be 18\.6 mm, on a sticker at least 21 mm wide\.$/);
    expect(check?.quickFix?.change).toMatchObject({ qr: { size: 18.6 }, design: { width: 21 } });
    expect(check?.sizeError?.text).toBe('Use at least 18.6 mm.');
  });

  const shapes = {
    rectangle: { kind: 'rectangle', radius: 0 },
    'round corners': { kind: 'rectangle', radius: 5 },
    round: { kind: 'round', radius: 0 },
  } as const;

  it.each([
    ['default', { barcode: settingsWithBarcode.barcode }, undefined],
    ['narrow', { design: { width: 10, height: 60 }, qr: { ...qr, size: 5 } }, '17 mm wide'],
    ['low', { design: { width: 60, height: 10 }, qr: { ...qr, size: 5 } }, '17 mm high'],
    ['small', { design: { width: 10, height: 12 }, qr: { ...qr, size: 12 } }, '17 × 17 mm'],
    [
      'small with a label',
      { design: { width: 10, height: 12 }, qr: { ...qr, size: 12, numberLabel: true } },
      '17 × 20 mm',
    ],
    ['low-resolution', { dpi: 203, design: { width: 10, height: 30 } }, '21 mm wide'],
    ['round', { design: { width: 15, height: 15 }, shape: shapes.round }, '23 × 23 mm'],
    ['round-cornered', { design: { width: 15, height: 18 }, shape: shapes['round corners'] }, '19 × 20 mm'],
    [
      'narrow with a barcode',
      { design: { width: 10, height: 60 }, qr: { ...qr, y: 0 }, barcode: { ...barcode, shown: true } },
      '34 mm wide',
    ],
  ] as const)('are solved by their quick fixes, with this sticker: %s', (_name, changes, neededSides) => {
    let settings: PrintSettings = { ...defaultPrintSettings, ...changes };
    if (neededSides) expect(checkSettings(settings)[0]?.text).toContain(`a sticker at least ${neededSides}.`);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const [check] = checkSettings(settings);
      if (!check?.quickFix) break;
      settings = applyQuickFix(settings, check.quickFix.change);
      // The quick fix must solve the problem that the text names. A barcode can keep a warning with another text.
      expect(checkSettings(settings).map(({ id, text }) => ({ id, text }))).not.toContainEqual({
        id: check.id,
        text: check.text,
      });
    }
    expect(listElementLevels(settings)).toEqual(settings.barcode.shown ? ['qr ok', 'barcode ok'] : ['qr ok']);
  });

  it('give each size field an error with the needed size', () => {
    const listSizeErrors = (settings: PrintSettings) => getSizeErrors(checkSettings(settings), settings.design);
    const settingsWithSmallCodes = {
      ...settingsWithBarcode,
      qr: { ...qr, size: 5 },
      barcode: { ...barcode, shown: true, height: 3 },
    };
    expect(listSizeErrors(settingsWithSmallCodes)).toEqual({
      qr: { width: 'Use at least 14.7 mm.' },
      barcode: { width: 'Use at least 31.4 mm.', height: 'Use at least 5 mm.' },
    });
    expect(listSizeErrors({ ...settingsWithSmallCodes, design: { width: 30, height: 12 } })).toMatchObject({
      design: { width: 'Use at least 34 mm.', height: 'Use at least 17 mm.' },
    });
    expect(listSizeErrors({ ...defaultPrintSettings, qr: { ...qr, size: 14.6 } })).toEqual({});
  });

  it('have a short text for errors only', () => {
    expect(getCodeErrors(checkSettings(settingsWithBarcode))).toEqual({ barcode: 'Too narrow' });
    expect(getCodeErrors(checkSettings({ ...defaultPrintSettings, qr: { ...qr, size: 14.6 } }))).toEqual({});
    expect(
      getCodeErrors(
        checkSettings({ ...settingsWithBarcode, qr: { ...qr, x: 95 }, barcode: { ...barcode, colour: '#FFFFFF' } }),
      ),
    ).toEqual({
      qr: 'Cut off',
    });
    expect(getCodeErrors(checkSettings({ ...defaultPrintSettings, qr: { ...qr, colour: '#DDDDDD' } }))).toEqual({
      qr: 'Too pale',
    });
  });

  it('at the edge have a quick fix that names a size only if it changes', () => {
    const listQuickFixLabels = (settings: PrintSettings) =>
      checkSettings(settings).map(({ quickFix }) => quickFix?.label);
    expect(listQuickFixLabels({ ...defaultPrintSettings, qr: { ...qr, x: 69 } })).toContain('Move it inside');
    expect(listQuickFixLabels({ ...defaultPrintSettings, qr: { ...qr, x: 80, size: 70 } })).toContain(
      'Make it 48 mm and move it',
    );
  });

  it('of the sheet are not listed, since the preview shows them', () => {
    expect(listElementLevels({ ...defaultPrintSettings, design: { width: 400, height: 60 } })).toEqual(['qr ok']);
  });

  it('have a text with the value that fixes them', () => {
    expect(checkSettings(settingsWithBarcode)[0]).toMatchObject({
      text: 'The barcode is too narrow at 10 mm. Make it at least 31.4 mm.',
      detail: 'Thinnest bar 0.06 mm. All scanners read 0.25 mm, hand-held ones 0.19 mm.',
      quickFix: { label: 'Make it 31.4 mm' },
    });
  });

  it.each([
    ['small QR code at the edge', { dpi: 203, qr: { ...qr, size: 9, x: 98 } }],
    ['dark red barcode', { barcode: { ...barcode, shown: true, x: 10, y: 30, colour: '#8B0000' } }],
    ['pale QR code at the edge', { qr: { ...qr, colour: '#767676', background: '#FFF3C4', numberLabel: true, y: 90 } }],
  ] as const)('have a label for every quick fix: %s', (_name, changes) => {
    const settings = { ...defaultPrintSettings, ...changes };
    const fixableIssues = findIssues({ settings, ...measureSampleRun(settings), hasImage: false }).filter(
      ({ quickFix }) => quickFix,
    );
    expect(fixableIssues.length).toBeGreaterThan(0);
    expect(checkSettings(settings).filter(({ quickFix }) => quickFix)).toHaveLength(fixableIssues.length);
  });
});

describe('the sticker index of an issue', () => {
  const listErrorStickers = (codes: readonly string[], firstIndex = 0, count = 2 * codes.length) => {
    const missing = { text: '漢', character: '漢', codeIndex: 3, count: 1 };
    const settings = { ...defaultPrintSettings, textLines: [createTextLine(defaultPrintSettings.design, [])] };
    const texts = {
      copies: 2,
      measuredTexts: [{ printableTexts: [], unknownNames: [], firstUnprintableText: missing }],
    };
    const codeProblems = findNumberedCodeProblems(codes);
    const run = { ...measureSampleRun(settings), settings, codeProblems, hasImage: false, texts };
    const issues = checkRun(run, { copies: 2, firstIndex, count }).filter(({ level }) => level === 'error');
    return issues.map(({ element, stickerIndex }) => [element, stickerIndex]);
  };

  it('is the first one with the code or the text', () => {
    expect(listErrorStickers(['A', 'B', 'A', 'C'])).toEqual([
      ['codes', 4],
      ['text', 6],
    ]);
  });

  it('is undefined if no sticker of the preview has the issue', () => {
    expect(listErrorStickers(['A', 'B', 'C'])).toEqual([['text', undefined]]);
    expect(listErrorStickers(['A', 'B', 'C', 'D'], 6)).toEqual([['text', 0]]);
    expect(listErrorStickers(['A', 'B', 'C', 'D'], 8)).toEqual([['text', undefined]]);
    expect(listErrorStickers(['A', 'A', 'B', 'B'], 4, 4)).toEqual([
      ['codes', 2],
      ['text', 2],
    ]);
    expect(listErrorStickers(['A', 'A', 'B', 'C'], 4, 4)[0]).toEqual(['codes', undefined]);
  });
});
