import { describe, expect, it } from 'vitest';

import { getPaperSize } from '../settings/paper';
import { defaultPrintSettings, readPrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import { applyLabelSheet, matchesLabelSheet, formatLabelSheetName } from './labelSheet';
import type { LabelSheet } from './labelSheet';
import { findLabelSheet, searchLabelSheets, labelSheets } from './labelSheets';

const makeSettings = (sheet: LabelSheet) => applyLabelSheet(defaultPrintSettings, sheet);
const getLabelSheet = (name: string) => {
  const sheet = findLabelSheet(name);
  if (!sheet) throw new Error(`There is no sheet ${name}.`);
  return sheet;
};

/** Names of label sheets, and the number of labels per sheet on their packaging. */
const labelsPerSheet: readonly [string, number][] = [
  ['Avery L7160', 21],
  ['Avery L7159', 24],
  ['Avery L7161', 18],
  ['Avery L7162', 16],
  ['Avery L7163', 14],
  ['Avery L7164', 12],
  ['Avery L7165', 8],
  ['Avery L7166', 6],
  ['Avery L7168', 2],
  ['Avery L7169', 4],
  ['Avery L7173', 10],
  ['Avery L7651', 65],
  ['Avery L7654', 40],
  ['Avery L7658', 189],
  ['Avery L6009', 48],
  ['Avery L6011', 27],
  ['Avery L7630', 12],
  ['Avery 5160', 30],
  ['Avery 5161', 20],
  ['Avery 5162', 14],
  ['Avery 5163', 10],
  ['Avery 5164', 6],
  ['Avery 5167', 80],
  ['Avery 5366', 30],
  ['Avery 8195', 60],
  ['Avery 8293', 20],
  ['Avery 5293', 24],
  ['Avery 5294', 12],
  ['Avery 5295', 6],
  ['Avery Zweckform 3474', 24],
  ['Avery Zweckform 3424', 12],
  ['Avery Zweckform 3666', 65],
  ['Avery Zweckform 3669', 15],
  ['Avery Zweckform 4790', 24],
  ['HERMA 4360', 24],
  ['HERMA 4385', 315],
  ['HERMA 4386', 96],
  ['HERMA 4387', 48],
  ['HERMA 4476', 24],
  ['HERMA 4477', 12],
  ['HERMA 4478', 6],
  ['HERMA 4608', 44],
  ['HERMA 4677', 21],
  ['Online Labels OL1025', 63],
];

describe('the label sheets', () => {
  it('are at least 40, with unique names', () => {
    expect(labelSheets.length).toBeGreaterThanOrEqual(40);
    expect(new Set(labelSheets.map(formatLabelSheetName)).size).toBe(labelSheets.length);
    for (const { productNumbers } of labelSheets) expect(new Set(productNumbers).size).toBe(productNumbers.length);
  });

  it.each(labelsPerSheet)('%s has %d labels', (name, count) => {
    const { columns, rows } = getLabelSheet(name);
    expect(columns * rows).toBe(count);
  });

  it.each(labelSheets.map((sheet) => [formatLabelSheetName(sheet), sheet] as const))(
    '%s is laid out with every label inside the paper and within 0.1 mm of its definition',
    (_, sheet) => {
      const { columns, rows, origin, pitch, labelSize } = sheet;
      const settings = makeSettings(sheet);
      expect(readPrintSettings(settings)).toEqual(settings);
      const paper = getPaperSize(settings.paper);
      const layout = getSheetLayout(settings);
      if (!layout.fits) throw new Error(layout.reason);
      expect([layout.columns, layout.rows]).toEqual([columns, rows]);
      for (let slot = 0; slot < columns * rows; slot += 1) {
        const [column, row] = [slot % columns, Math.floor(slot / columns)];
        const [x, y] = [origin.x + column * pitch.x, origin.y + row * pitch.y];
        const { x: left, y: top } = layout.getSlotOrigin(slot);
        expect(Math.hypot(left - x, top - y)).toBeLessThan(0.1);
        expect(x + labelSize.width).toBeLessThanOrEqual(paper.width + 0.001);
        expect(y + labelSize.height).toBeLessThanOrEqual(paper.height + 0.001);
      }
      // Labels do not overlap, a single column or row has no gap, and the radius of corners is less than half of a side.
      expect(pitch.x).toBeGreaterThanOrEqual(labelSize.width);
      expect(pitch.y).toBeGreaterThanOrEqual(labelSize.height);
      expect(columns > 1 || settings.gap.x === 0).toBe(true);
      expect(rows > 1 || settings.gap.y === 0).toBe(true);
      expect(2 * sheet.shape.radius).toBeLessThan(Math.min(labelSize.width, labelSize.height));
    },
  );
});

describe('a label sheet', () => {
  it('replaces the sheet, the size and the start, and nothing else', () => {
    const settingsBefore = {
      ...defaultPrintSettings,
      start: 7,
      quantity: 40,
      dpi: 300 as const,
      order: 'columns' as const,
    };
    expect(applyLabelSheet(settingsBefore, getLabelSheet('HERMA 4477'))).toEqual({
      ...settingsBefore,
      paper: { ...settingsBefore.paper, name: 'A4', orientation: 'portrait' },
      margins: { top: 18, right: 8, bottom: 18, left: 8 },
      marginsLinked: false,
      gap: { x: 7, y: 7 },
      design: { width: 60, height: 60 },
      shape: { kind: 'round', radius: 0 },
      preset: { kind: 'sheet', name: 'HERMA 4477' },
      start: 1,
    });
  });

  it('links its margins if all four are equal', () => {
    const { margins, marginsLinked } = makeSettings(getLabelSheet('Online Labels OL330'));
    expect({ margins, marginsLinked }).toEqual({
      margins: { top: 6.35, right: 6.35, bottom: 6.35, left: 6.35 },
      marginsLinked: true,
    });
  });

  it('is matched until the paper, the margins, the gap or the label changes', () => {
    const sheet = getLabelSheet('Avery L7160');
    const settings = makeSettings(sheet);
    const { margins, gap, paper } = settings;
    expect(matchesLabelSheet({ ...settings, start: 5, quantity: 9, dpi: 203, order: 'columns' }, sheet)).toBe(true);
    for (const change of [
      { paper: { ...paper, orientation: 'landscape' as const } },
      { margins: { ...margins, left: 7 } },
      { gap: { ...gap, x: 2 } },
      { design: { width: 63, height: 38.1 } },
      { shape: { kind: 'round' as const, radius: 0 } },
    ])
      expect(matchesLabelSheet({ ...settings, ...change }, sheet)).toBe(false);
  });
});

describe('a search for label sheets', () => {
  const search = (text: string) => searchLabelSheets(text).map(formatLabelSheetName);
  it.each([
    ['L7160', 'Avery L7160'],
    ['l7160', 'Avery L7160'],
    ['8160', 'Avery 5160'],
    ['4360', 'HERMA 4360'],
    ['herma 4677', 'HERMA 4677'],
    ['99.1 x 38.1', 'Avery L7163'],
    ['99,1 × 38,1', 'Avery L7163'],
    ['70x36', 'HERMA 4360'],
    ['70×36', 'HERMA 4360'],
    ['2.625 x 1', 'Avery 5160'],
    ['round letter', 'Avery 8293'],
    ['65 per sheet', 'Avery L7651'],
    ['L7160REV', 'Avery L7160'],
    ['Avery J8160-100', 'Avery L7160'],
    ['OL5160LP', 'Avery 5160'],
  ])('for “%s” finds %s first', (text, name) => {
    expect(search(text)[0]).toBe(name);
  });

  it('finds all sheets without a search, and none for nonsense', () => {
    expect(search(' ')).toEqual(labelSheets.map(formatLabelSheetName));
    expect(search('no such sheet')).toEqual([]);
    // OL5160 is Avery 5160, which has Letter paper. 'A4' must match, since its 'A' is no prefix of a product number.
    expect(search('Avery A4 OL5160')).toEqual([]);
  });
});
