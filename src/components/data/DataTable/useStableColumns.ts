import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Widths in px of a table's columns, by a key for the layout in which they were measured. */
export type ColumnWidths = Map<string, readonly number[]>;

/**
 * Keeps the widths of the columns when a search, a new sort order or another page changes the rows. A column becomes
 * wider only if a row needs more space. Widths are kept separately for each layout: for each combination of headers,
 * density, frame width and `fits`.
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
    const layoutKey = [density, fits, frame.clientWidth, ...texts].join(' ');
    const widths = columnWidths.get(layoutKey) ?? [];
    for (const [index, { style }] of headers.entries()) {
      const width = widths[index] === undefined ? '' : `${widths[index]}px`;
      // A table that fits gets fixed column widths: with minimum widths, it would overflow if a column became wider.
      style.width = fits ? width : '';
      style.minWidth = fits ? '' : width;
    }
    columnWidths.set(
      layoutKey,
      headers.map((header) => header.getBoundingClientRect().width),
    );
  });
}
