import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawBarcode } from '../../codes/code128';
import { findStickerIssues } from './findIssues';
import { applyQuickFix } from './issues';
import type { Issue } from './issues';
import { symbologies } from '../settings/printSettings';
import { makePrintSettings } from './checks.sample';

describe('quick fixes', () => {
  const tenthsBetween = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
  const colour = fc.constantFrom('#000000', '#FFFFFF', '#767676', '#8B0000', '#FFF3C4', '#1D4ED8');
  const colours = { colour, background: colour, withBackground: fc.boolean() };
  const anySettings = fc.record({
    design: fc.record({ width: tenthsBetween(10, 90), height: tenthsBetween(10, 90) }),
    shape: fc.constantFrom(
      { kind: 'rectangle', radius: 0 } as const,
      { kind: 'rectangle', radius: 8 } as const,
      { kind: 'round', radius: 0 } as const,
    ),
    dpi: fc.constantFrom(203, 300, 600, 1200),
    qr: fc.record({
      size: tenthsBetween(5, 60),
      x: tenthsBetween(0, 100),
      y: tenthsBetween(0, 100),
      numberLabel: fc.boolean(),
      ...colours,
    }),
    barcode: fc.record({
      symbology: fc.constantFrom(...symbologies),
      shown: fc.boolean(),
      width: tenthsBetween(5, 60),
      height: tenthsBetween(5, 30),
      x: tenthsBetween(0, 100),
      y: tenthsBetween(0, 100),
      serial: fc.boolean(),
      ...colours,
    }),
  });
  const severity = { ok: 0, warning: 1, error: 2 };
  const keyOf = (issue: Issue) =>
    [issue.kind, issue.element, issue.kind === 'quiet-zone' ? issue.coveredBy : ''].join(' ');
  const findSame = (issues: readonly Issue[], issue: Issue) => issues.find((other) => keyOf(other) === keyOf(issue));

  it('solve their issue or make it less severe, and have no effect when applied again', () => {
    const barcodes = ['12', 'ABCDEF', 'A1F0E3B001'].map((text) => drawBarcode(text));
    fc.assert(
      fc.property(anySettings, fc.boolean(), fc.constantFrom(...barcodes), (changes, hasImage, code) => {
        const before = makePrintSettings(changes);
        const width = code.ok ? code.modules : 0;
        const otherInputs = { modules: { qr: 29, barcode: width, dataMatrix: 16 }, hasImage };
        for (const issue of findStickerIssues({ settings: before, ...otherInputs })) {
          if (!issue.quickFix) continue;
          const after = applyQuickFix(before, issue.quickFix);
          const remainingIssue = findSame(findStickerIssues({ settings: after, ...otherInputs }), issue);
          expect(severity[remainingIssue?.level ?? 'ok']).toBeLessThan(severity[issue.level]);
          expect(applyQuickFix(after, issue.quickFix)).toEqual(after);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
