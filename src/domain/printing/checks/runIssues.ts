import type { CodeProblem } from '../codes/findCodeProblems';
import type { Issue } from './issues';
import { rotatePaper } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';

/** Share of the paper, 0 to 1, that may stay unused. Above it, rotating the paper is suggested if that saves pages. */
const maxUnusedShare = 0.15;

/** Returns an issue if no sticker fits on the sheet, or if rotated paper would save pages. */
export function checkSheet(settings: PrintSettings): Issue[] {
  const rotatedPaper = rotatePaper(settings.paper);
  const [layout, rotatedLayout] = [getSheetLayout(settings), getSheetLayout({ ...settings, paper: rotatedPaper })];
  const rotatedPerPage = rotatedLayout.fits ? rotatedLayout.perPage : 0;
  if (!layout.fits) {
    const quickFix = rotatedPerPage > 0 ? { paper: rotatedPaper } : undefined;
    return [{ kind: 'no-room', element: 'sheet', level: 'error', reason: layout.reason, quickFix }];
  }
  const { unusedShare, perPage } = layout;
  const savesPages = rotatedLayout.fits && rotatedLayout.pageCount < layout.pageCount;
  // Label sheets are excluded, because rotated paper would not match the positions of their labels.
  if (settings.preset?.kind === 'sheet' || unusedShare <= maxUnusedShare || !savesPages) return [];
  return [
    {
      kind: 'waste',
      element: 'sheet',
      level: 'warning',
      unusedShare,
      perPage,
      rotatedPerPage,
      quickFix: { paper: rotatedPaper },
    },
  ];
}

/**
 * Converts the problems of codes to issues. Codes that cannot be encoded as barcodes are an issue only if barcodes are
 * shown.
 */
export const checkCodes = ({ barcode }: PrintSettings, problems: readonly CodeProblem[]): Issue[] =>
  problems
    .filter(({ problem }) => problem !== 'no-barcode' || barcode.shown)
    .map((problem) => ({ kind: 'codes', element: 'codes', level: 'error', ...problem }));
