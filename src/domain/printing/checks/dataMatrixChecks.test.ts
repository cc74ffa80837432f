import { describe, expect, it } from 'vitest';

import { findStickerIssues } from './findIssues';
import type { CodeChanges } from './issues';
import { sampleCodeModules, makePrintSettings, shownBarcode } from './checks.sample';
import type { PrintSettingsChanges } from './checks.sample';
import { needsDataMatrix } from '../sticker/stickerElements';

describe('a Data Matrix code', () => {
  /** Returns the issues of a code with 16 modules per side, or 18 including its quiet zones. */
  const findDataMatrixIssues = (barcode: CodeChanges['barcode'], otherChanges: PrintSettingsChanges = {}) =>
    findStickerIssues({
      settings: makePrintSettings({
        ...otherChanges,
        barcode: { ...shownBarcode, symbology: 'dataMatrix', ...barcode },
      }),
      modules: { ...sampleCodeModules, dataMatrix: 16 },
      hasImage: false,
    });

  it('of ten characters fits in the box in which the barcode is too narrow', () => {
    expect(findDataMatrixIssues({})).toEqual([]);
    expect(findDataMatrixIssues({ width: 41.3, x: 8 })).toEqual([]);
  });

  it.each([
    [7.2, 'no issue', undefined],
    [7.1, 'a warning', 'warning'],
    [5, 'a warning', 'warning'],
  ] as const)('with a side of %d mm gets %s', (side, _, level) => {
    expect(findDataMatrixIssues({ width: 41.3, height: side, x: 8 })[0]?.level).toBe(level);
  });

  it('with modules below 0.254 mm gets an error, and the quick fix keeps it square', () => {
    const modulesOfLongCode = { ...sampleCodeModules, dataMatrix: 22 };
    const settings = makePrintSettings({ barcode: { ...shownBarcode, symbology: 'dataMatrix', width: 6, height: 30 } });
    const [issue] = findStickerIssues({ settings, modules: modulesOfLongCode, hasImage: false });
    expect(issue).toMatchObject({ kind: 'module', level: 'error', codeWidth: 6, needed: 9.6 });
    expect(issue?.quickFix?.barcode).toMatchObject({ width: 9.6, height: 9.6 });
  });

  it('needs four printer dots for each module', () => {
    const issues = findDataMatrixIssues({ width: 8, height: 8 }, { dpi: 203 });
    expect(issues.find(({ element }) => element === 'barcode')).toMatchObject({ kind: 'dots', needed: 9.1 });
  });

  it('beyond the edge is moved inside and stays square', () => {
    const [issue] = findDataMatrixIssues({ x: 95, width: 60, height: 60 }, { design: { width: 50, height: 60 } });
    expect(issue).toMatchObject({ kind: 'edge', quickFix: { barcode: { width: 48, height: 48 } } });
  });
});

it.each([
  [true, 'dataMatrix', true],
  [false, 'dataMatrix', false],
  [true, 'code128', false],
] as const)('barcode shown: %s, symbology: %s, needs the Data Matrix encoder: %s', (shown, symbology, isNeeded) => {
  expect(needsDataMatrix(makePrintSettings({ barcode: { shown, symbology } }))).toBe(isNeeded);
});
