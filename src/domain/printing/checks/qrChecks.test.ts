import { describe, expect, it } from 'vitest';

import { findStickerIssues } from './findIssues';
import { findIssuesWith, sampleCodeModules, makePrintSettings, wideBarcode } from './checks.sample';
import { getGoodQrSize } from './sizeIssues';

describe('a QR code', () => {
  it('of 15 mm gets a warning if its URL has 60 characters', () => {
    expect(findIssuesWith({}, { qr: 33 })).toMatchObject([{ kind: 'module', level: 'warning', needed: 16.3 }]);
  });

  it.each([
    [14.7, 60, { qr: { size: 14.7, x: 0, y: 73.8 } }],
    [14.6, 60, { design: { width: 17, height: 60 }, qr: { size: 14.7, x: 5.9, y: 73.8 } }],
    [60, 14.7, { qr: { size: 14.7, x: 1.7, y: 0 } }],
    [60, 14.6, { design: { width: 60, height: 17 }, qr: { size: 14.7, x: 1.7, y: 7.6 } }],
  ])('of 9 mm needs 14.7 mm, on a design of %d × %d mm', (width, height, quickFix) => {
    const settings = makePrintSettings({ design: { width, height }, qr: { size: 9, x: 0, y: 85 } });
    const [issue] = findStickerIssues({ settings, modules: sampleCodeModules, hasImage: false });
    expect(issue).toMatchObject({ kind: 'module', element: 'qr', level: 'error', needed: 14.7 });
    expect(getGoodQrSize(sampleCodeModules)).toBe(14.7);
    expect(issue?.quickFix).toEqual(quickFix);
  });

  it('is checked for printer dots, unless the quick fix of its module width is enough', () => {
    expect(findIssuesWith({ dpi: 203 })).toMatchObject([{ kind: 'dots', level: 'warning', dpi: 203, needed: 18.6 }]);
    expect(findIssuesWith({ dpi: 203, qr: { size: 9 } }).map(({ kind, level }) => [kind, level])).toEqual([
      ['module', 'error'],
      ['dots', 'error'],
    ]);
    expect(findIssuesWith({ dpi: 300, qr: { size: 12 } }).map(({ kind }) => kind)).toEqual(['module']);
  });

  it.each([
    [{ colour: '#FFFFFF', background: '#000000' }, 'contrast', 'error', 'inverted'],
    [{ colour: '#DDDDDD' }, 'contrast', 'error', 'pale'],
    [{ colour: '#767676' }, 'contrast', 'warning', 'pale'],
  ])('in the colours %j gets a %s issue of the level %s, since it is %s', (colours, kind, level, problem) => {
    expect(findIssuesWith({ qr: colours })).toMatchObject([{ kind, level, problem }]);
  });

  it('on a coloured background gets a warning, and the quick fix makes the background white', () => {
    expect(findIssuesWith({ qr: { background: '#FFF3C4' } })).toMatchObject([
      { kind: 'patch', level: 'warning', quickFix: { qr: { background: '#FFFFFF' } } },
    ]);
  });

  it('gets an issue if the design image or another element covers its quiet zone', () => {
    expect(findIssuesWith({ qr: { withBackground: false } }, { hasImage: true })).toMatchObject([
      { kind: 'quiet-zone', element: 'qr', coveredBy: 'image', quickFix: { qr: { withBackground: true } } },
    ]);
    expect(findIssuesWith({ barcode: { ...wideBarcode, y: 30 } })).toMatchObject([
      { kind: 'quiet-zone', element: 'barcode', level: 'error', coveredBy: 'qr', quickFix: { barcode: { y: 43 } } },
    ]);
  });
});
