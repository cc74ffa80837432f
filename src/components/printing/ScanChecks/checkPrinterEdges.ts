import { formatCount } from '~/domain/number/amounts';
import { unprintableEdgeWidth, findPrinterEdgeIssue, safeMargin } from '~/domain/printing/checks/printerEdge';
import type { PrinterEdgeIssue } from '~/domain/printing/checks/printerEdge';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { ScanCheck } from './checkRun';

function describeFix({ now, afterQuickFix }: PrinterEdgeIssue['perPage']) {
  if (afterQuickFix === undefined) return 'Keep codes and text away from the edge';
  return afterQuickFix < now
    ? `With ${safeMargin} mm margins, ${formatCount(afterQuickFix)} fit instead of ${formatCount(now)}`
    : undefined;
}

/**
 * Returns a list with one hint if stickers are so close to the paper's edge that most printers cut them off; otherwise
 * an empty list. It is only a hint, since the codes still scan.
 */
export function checkPrinterEdges(settings: PrintSettings): ScanCheck[] {
  const issue = findPrinterEdgeIssue(settings);
  if (!issue) return [];
  const { quickFix, perPage } = issue;
  return [
    {
      id: 'sheet printer-edge',
      element: 'sheet',
      level: 'hint',
      text: `The outer ${unprintableEdgeWidth}\u00a0mm may not print`,
      detail: describeFix(perPage),
      quickFix: quickFix && { label: `Set ${safeMargin} mm margins`, change: quickFix },
    },
  ];
}
