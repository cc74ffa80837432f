import { isLess } from '../../number/rounding';
import { rotatePaper } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { measureSpaceAround } from '../sheet/marks';
import { getSheetLayout } from '../sheet/sheetLayout';
import { applyQuickFix } from './issues';
import type { QuickFix } from './issues';

/** Width in mm of the unprintable strip along the edges of the paper. Most office printers leave 3 to 5 mm blank. */
export const unprintableEdgeWidth = 4;
/** Margin in mm that keeps stickers clear of the unprintable strip of almost all office printers. */
export const safeMargin = 5;

/** Issue of stickers within `unprintableEdgeWidth` of the edges of the paper, where office printers cannot print. */
export type PrinterEdgeIssue = {
  /**
   * Quick fix that sets margins of at least `safeMargin`. If the margins are equal and more stickers fit on rotated
   * paper, it also rotates the paper. Undefined for label sheets, and if no sticker would fit.
   */
  quickFix?: QuickFix | undefined;
  /** Numbers of stickers on a page now and after the quick fix. */
  perPage: { now: number; afterQuickFix?: number | undefined };
};

/** True for label printers (below 600 dpi) and for custom paper such as rolls, which are printed up to the edge. */
const canPrintToEdge = ({ paper, dpi }: PrintSettings) => paper.name === 'Custom' || dpi < 600;

/** Returns settings whose margins are at least `safeMargin` on all sides. */
function createSafeMargins({ margins, marginsLinked }: PrintSettings) {
  const widen = (margin: number) => Math.max(margin, safeMargin);
  const { top, right, bottom, left } = margins;
  const safeMargins = { top: widen(top), right: widen(right), bottom: widen(bottom), left: widen(left) };
  return { margins: safeMargins, marginsLinked: marginsLinked && new Set(Object.values(safeMargins)).size === 1 };
}

/** Returns an issue if stickers are within `unprintableEdgeWidth` of the edges of the paper; undefined otherwise. */
export function findPrinterEdgeIssue(settings: PrintSettings): PrinterEdgeIssue | undefined {
  const layout = getSheetLayout(settings);
  if (!layout.fits || canPrintToEdge(settings)) return undefined;
  const { perPage } = layout;
  if (Object.values(measureSpaceAround(layout, settings)).every((space) => !isLess(space, unprintableEdgeWidth)))
    return undefined;
  // The labels of a label sheet cannot be moved.
  if (settings.preset?.kind === 'sheet') return { perPage: { now: perPage } };
  const margins = createSafeMargins(settings);
  const rotated = { ...margins, paper: rotatePaper(settings.paper) };
  const countPerPage = (quickFix: QuickFix) => {
    const fixedLayout = getSheetLayout(applyQuickFix(settings, quickFix));
    return fixedLayout.fits ? fixedLayout.perPage : 0;
  };
  const unrotatedCount = countPerPage(margins);
  const rotatedCount = margins.marginsLinked ? countPerPage(rotated) : 0;
  const quickFix = rotatedCount > unrotatedCount ? rotated : margins;
  const afterQuickFix = Math.max(unrotatedCount, rotatedCount);
  return afterQuickFix > 0 ? { quickFix, perPage: { now: perPage, afterQuickFix } } : { perPage: { now: perPage } };
}
