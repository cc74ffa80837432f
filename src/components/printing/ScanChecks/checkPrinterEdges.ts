import { formatCount } from '~/domain/number/amounts';
import { unprintableEdgeWidth, findPrinterEdgeIssue, safeMargin } from '~/domain/printing/checks/printerEdge';
import type { PrinterEdgeIssue } from '~/domain/printing/checks/printerEdge';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { ScanCheck } from './checkRun';

function describeFix({ quickFix, perPage: { now, afterQuickFix } }: PrinterEdgeIssue) {
  if (afterQuickFix === undefined) return 'Keep codes and text away from the edge';
  if (quickFix?.paper)
    return `In ${quickFix.paper.orientation} with ${safeMargin} mm margins, ${formatCount(afterQuickFix)} fit`;
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
  const { quickFix } = issue;
  return [
    {
      id: 'sheet printer-edge',
      element: 'sheet',
      level: 'hint',
      text: `The outer ${unprintableEdgeWidth}\u00a0mm may not print`,
      detail: describeFix(issue),
      quickFix: quickFix && {
        label: `Set ${quickFix.paper ? `${quickFix.paper.orientation} and ` : ''}${safeMargin} mm margins`,
        change: quickFix,
      },
    },
  ];
}
