import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

/** Maximum number of miniature pages in a strip. For a longer run, PageStrip shows a plain progress bar instead. */
export const maxMiniatures = 24;
/** Maximum number of cells on a miniature page. More cells would be smaller than a pixel. */
const maxCells = 120;

/** True if a strip can show all pages of the layout. */
export const canDrawMiniatures = ({ pageCount, perPage }: SheetLayout) =>
  pageCount <= maxMiniatures && perPage <= maxCells;

export const stripStyles = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;
