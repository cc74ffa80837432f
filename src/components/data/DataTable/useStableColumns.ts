import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Widths in px of the columns of a table, by the layout in which they were measured. */
export type ColumnWidths = Map<string, readonly number[]>;

/**
 * Keeps the widths of the columns when a search, a sorting or another page shows other rows. A column only becomes wider
 * if a row needs it. The columns get new widths if the frame gets another width or layout, or if the headers change.
 */
export function useStableColumns(
  frameRef: RefObject<HTMLElement | null>,
  { columnWidths, density, fits }: { columnWidths: ColumnWidths; density: string; fits: boolean },
): void {
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const headers = [...frame.querySelectorAll<HTMLElement>('thead tr > *')];
    const texts = headers.map(({ textContent }) => textContent);
    const layout = [density, fits, frame.clientWidth, ...texts].join(' ');
    const widths = columnWidths.get(layout) ?? [];
    for (const [index, { style }] of headers.entries()) {
      const width = widths[index] === undefined ? '' : `${widths[index]}px`;
      // A table that fits gets fixed widths: with minimum widths, it would overflow if a column became wider.
      style.width = fits ? width : '';
      style.minWidth = fits ? '' : width;
    }
    columnWidths.set(
      layout,
      headers.map((header) => header.getBoundingClientRect().width),
    );
  });
}
