import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import { applyQuickFix } from './issues';
import { makePrintSettings } from './checks.sample';
import { findPrinterEdgeIssue } from './printerEdge';

const { paper: defaultPaper } = defaultPrintSettings;

const makeEqualMargins = (margin: number) => ({
  margins: { top: margin, right: margin, bottom: margin, left: margin },
});

describe('stickers at the edge of the paper', () => {
  it('are found with the default margins, and moved by the quick fix', () => {
    const issue = findPrinterEdgeIssue(makePrintSettings({}));
    expect(issue).toEqual({
      quickFix: { ...makeEqualMargins(5), marginsLinked: true, paper: { ...defaultPaper, orientation: 'landscape' } },
      perPage: { now: 16, afterQuickFix: 15 },
    });
    expect(findPrinterEdgeIssue(applyQuickFix(makePrintSettings({}), issue?.quickFix ?? {}))).toBeUndefined();
  });

  it('have a quick fix that keeps the orientation if rotated paper has no more stickers', () => {
    const settings = makePrintSettings({ design: { width: 60, height: 50 } });
    expect(findPrinterEdgeIssue(settings)).toEqual({
      quickFix: { ...makeEqualMargins(5), marginsLinked: true },
      perPage: { now: 15, afterQuickFix: 15 },
    });
  });

  it('are found within 4 mm', () => {
    expect(findPrinterEdgeIssue(makePrintSettings(makeEqualMargins(3.9)))).toBeDefined();
    expect(findPrinterEdgeIssue(makePrintSettings(makeEqualMargins(4)))).toBeUndefined();
  });

  it('have a quick fix that keeps wider margins', () => {
    const margins = { top: 12, right: 0, bottom: 0, left: 8 };
    expect(findPrinterEdgeIssue(makePrintSettings({ margins: { ...margins, left: 2 } }))?.quickFix).toEqual({
      margins: { top: 12, right: 5, bottom: 5, left: 5 },
      marginsLinked: false,
    });
    // The stickers end far from the right and the bottom edge, so margins of 0 mm on these sides are no issue.
    expect(findPrinterEdgeIssue(makePrintSettings({ margins, design: { width: 90, height: 120 } }))).toBeUndefined();
  });

  it('are no issue for label printers and for custom paper', () => {
    expect(findPrinterEdgeIssue(makePrintSettings({ dpi: 300 }))).toBeUndefined();
    const paper = { name: 'Custom', orientation: 'portrait', custom: { width: 62, height: 29 } } as const;
    expect(findPrinterEdgeIssue(makePrintSettings({ paper, design: { width: 62, height: 29 } }))).toBeUndefined();
  });

  it('have no quick fix on label sheets, or if no sticker would fit', () => {
    expect(findPrinterEdgeIssue(makePrintSettings({ preset: { kind: 'sheet', name: 'Avery L7165' } }))).toEqual({
      perPage: { now: 16 },
    });
    expect(findPrinterEdgeIssue(makePrintSettings({ design: { width: 210, height: 297 } }))).toEqual({
      perPage: { now: 1 },
    });
    expect(findPrinterEdgeIssue(makePrintSettings({ design: { width: 300, height: 60 } }))).toBeUndefined();
  });
});
