import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawBarcode } from '../../codes/code128';
import { findStickerIssues } from './findIssues';
import { applyQuickFix } from './issues';
import type { Issue } from './issues';
import { symbologies } from '../settings/printSettings';
import { makePrintSettings } from './checks.sample';

describe('quick fixes', () => {
  const anyTenthBetween = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
  const anyColour = fc.constantFrom('#000000', '#FFFFFF', '#767676', '#8B0000', '#FFF3C4', '#1D4ED8');
  const anyColours = { colour: anyColour, background: anyColour, withBackground: fc.boolean() };
  const anySettings = fc.record({
    design: fc.record({ width: anyTenthBetween(10, 90), height: anyTenthBetween(10, 90) }),
    shape: fc.constantFrom(
      { kind: 'rectangle', radius: 0 } as const,
      { kind: 'rectangle', radius: 8 } as const,
      { kind: 'round', radius: 0 } as const,
    ),
    dpi: fc.constantFrom(203, 300, 600, 1200),
    qr: fc.record({
      size: anyTenthBetween(5, 60),
      x: anyTenthBetween(0, 100),
      y: anyTenthBetween(0, 100),
      numberLabel: fc.boolean(),
      ...anyColours,
    }),
    barcode: fc.record({
      symbology: fc.constantFrom(...symbologies),
      shown: fc.boolean(),
      width: anyTenthBetween(5, 60),
      height: anyTenthBetween(5, 30),
      x: anyTenthBetween(0, 100),
      y: anyTenthBetween(0, 100),
      serial: fc.boolean(),
      ...anyColours,
    }),
  });
  const severityByLevel = { ok: 0, warning: 1, error: 2 };
  const getIssueKey = (issue: Issue) =>
    [issue.kind, issue.element, issue.kind === 'quiet-zone' ? issue.coveredBy : ''].join(' ');
  const findSameIssue = (issues: readonly Issue[], issue: Issue) =>
    issues.find((otherIssue) => getIssueKey(otherIssue) === getIssueKey(issue));

  it('solve their issue or make it less severe, and have no effect when applied again', () => {
    const barcodes = ['12', 'ABCDEF', 'A1F0E3B001'].map((text) => drawBarcode(text));
    fc.assert(
      fc.property(anySettings, fc.boolean(), fc.constantFrom(...barcodes), (changes, hasImage, barcode) => {
        const settingsBefore = makePrintSettings(changes);
        const moduleCount = barcode.ok ? barcode.moduleCount : 0;
        const otherInputs = { modules: { qr: 29, barcode: moduleCount, dataMatrix: 16 }, hasImage };
        for (const issue of findStickerIssues({ settings: settingsBefore, ...otherInputs })) {
          if (!issue.quickFix) continue;
          const settingsAfter = applyQuickFix(settingsBefore, issue.quickFix);
          const remainingIssue = findSameIssue(findStickerIssues({ settings: settingsAfter, ...otherInputs }), issue);
          expect(severityByLevel[remainingIssue?.level ?? 'ok']).toBeLessThan(severityByLevel[issue.level]);
          expect(applyQuickFix(settingsAfter, issue.quickFix)).toEqual(settingsAfter);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
