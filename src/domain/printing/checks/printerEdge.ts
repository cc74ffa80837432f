import { isLess } from '../../number/rounding';
import type { PrintSettings } from '../settings/printSettings';
import { measureSpaceAround } from '../sheet/marks';
import { getSheetLayout } from '../sheet/sheetLayout';
import type { QuickFix } from './issues';

/** Width in mm of the strip along the edges of the paper that office printers leave blank. Most leave 3 to 5 mm. */
export const blankEdge = 4;
/** Margin in mm that keeps stickers clear of the blank strip on almost all office printers. */
export const safeMargin = 5;

/** Stickers that are in the strip along the edges of the paper that office printers leave blank. */
export type PrinterEdgeIssue = {
  /** Sets margins of at least `safeMargin`. Undefined for label sheets, and if no sticker would fit. */
  quickFix?: QuickFix | undefined;
  /** Numbers of stickers on a page now and after the quick fix. */
  perPage: { now: number; fixed?: number | undefined };
};

/** True for printers that print up to the edge: label printers, and printers for paper of other sizes such as rolls. */
const printsToEdge = ({ paper, dpi }: PrintSettings) => paper.name === 'Custom' || dpi < 600;

/** Returns settings whose margins are at least `safeMargin` on all sides. */
function withSafeMargins({ margins, marginsLinked }: PrintSettings) {
  const widen = (margin: number) => Math.max(margin, safeMargin);
  const { top, right, bottom, left } = margins;
  const wide = { top: widen(top), right: widen(right), bottom: widen(bottom), left: widen(left) };
  return { margins: wide, marginsLinked: marginsLinked && new Set(Object.values(wide)).size === 1 };
}

/** Returns the issue if stickers are within `blankEdge` of the edges of the paper. */
export function findPrinterEdgeIssue(settings: PrintSettings): PrinterEdgeIssue | undefined {
  const layout = getSheetLayout(settings);
  if (!layout.fits || printsToEdge(settings)) return undefined;
  const { perPage } = layout;
  if (Object.values(measureSpaceAround(layout, settings)).every((space) => !isLess(space, blankEdge))) return undefined;
  // The labels of a label sheet cannot be moved.
  if (settings.preset?.kind === 'sheet') return { perPage: { now: perPage } };
  const quickFix = withSafeMargins(settings);
  const fixed = getSheetLayout({ ...settings, ...quickFix });
  return fixed.fits ? { quickFix, perPage: { now: perPage, fixed: fixed.perPage } } : { perPage: { now: perPage } };
}
