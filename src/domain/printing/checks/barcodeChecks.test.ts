import { describe, expect, it } from 'vitest';

import { findStickerIssues } from './findIssues';
import { findIssuesWith, makePrintSettings, shownBarcode, wideBarcode } from './checks.sample';

describe('a barcode', () => {
  it('with ten characters in 10 mm gets an error, with 31.4 mm a warning, and with 41.3 mm no issue', () => {
    const [issue] = findIssuesWith({ barcode: shownBarcode });
    expect(issue).toMatchObject({
      kind: 'module',
      element: 'barcode',
      level: 'error',
      needed: 31.4,
      quickFix: { barcode: { width: 31.4, height: 10, x: 18, y: 60 } },
    });
    expect(issue?.alternativeFix).toEqual({ barcode: { symbology: 'dataMatrix' } });
    const [warning] = findIssuesWith({ barcode: { ...shownBarcode, width: 31.4 } });
    expect(warning?.alternativeFix).toBeUndefined();
    expect(warning).toMatchObject({
      level: 'warning',
      needed: 41.3,
      quickFix: { barcode: { width: 41.3, x: 15.4 } },
    });
  });

  it.each([
    [46, 12.6, 16.5],
    [57, 14.7, 19.3],
    [68, 16.8, 22],
    [90, 20.9, 27.5],
    [101, 23, 30.3],
    [145, 31.4, 41.3],
  ])('of %d modules needs %d mm, and %d mm for all scanners', (moduleCount, min, good) => {
    const findModuleIssue = (size: number) => {
      const settings = makePrintSettings({ dpi: 1200, barcode: { ...shownBarcode, width: size } });
      const issues = findStickerIssues({ settings, modules: { qr: 29, barcode: moduleCount }, hasImage: false });
      return issues.find(({ kind }) => kind === 'module');
    };
    expect(findModuleIssue(10)).toMatchObject({ level: 'error', needed: min });
    expect(findModuleIssue(min)).toMatchObject({ level: 'warning', needed: good });
    expect(findModuleIssue(good)).toBeUndefined();
  });

  it.each([
    [4.9, 'error', 6.2],
    [5.5, 'warning', 6.2],
  ])('of %d mm height gets an issue of the level %s', (height, level, needed) => {
    expect(findIssuesWith({ barcode: { ...wideBarcode, height } })).toMatchObject([
      { kind: 'height', element: 'barcode', level, height, needed, quickFix: { barcode: { height: needed } } },
    ]);
  });

  it.each(['#B00020', '#C2410C', '#A16207'])('in %s has low contrast', (colour) => {
    expect(findIssuesWith({ barcode: { ...wideBarcode, colour } })[0]).toMatchObject({
      kind: 'contrast',
      element: 'barcode',
    });
  });

  it('in dark red gets a warning because of red lasers, but a QR code does not', () => {
    expect(findIssuesWith({ barcode: { ...wideBarcode, colour: '#8B0000' } })).toMatchObject([
      { problem: 'red', level: 'warning' },
    ]);
    expect(findIssuesWith({ qr: { colour: '#8B0000' } })).toEqual([]);
  });
});
