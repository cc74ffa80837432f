import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { wideScreenQuery } from '~/components/theme/wideScreenQuery';

import { useStableColumns } from './useStableColumns';
import type { ColumnWidths } from './useStableColumns';

/**
 * Measures a table in its frame. `fits` is true if the table is not wider than the frame, which depends on the screen
 * width, the text size and the content. `isWide` is true on wide screens, even if the table does not fit.
 */
export function useTableOverflow(columnWidths: ColumnWidths, density: string) {
  const frameRef = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(wideScreenQuery, { noSsr: true });
  /**
   * Widths in px of the frame (`availableWidth`) and of the table (`neededWidth`). `neededWidth` is only measured while
   * `fits` is true. When `isWide` changes, the old widths no longer count: `fits` is true until the next measurement.
   */
  const [widths, setWidths] = useState({ availableWidth: 0, neededWidth: 0, isWide });
  const fits = widths.isWide !== isWide || widths.neededWidth <= widths.availableWidth;
  useStableColumns(frameRef, { columnWidths, density, fits });
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    const measure = () => {
      markScrollable(frame);
      const availableWidth = frame.clientWidth;
      setWidths((previous) => {
        const neededWidth = fits ? frame.scrollWidth : previous.neededWidth;
        const isUnchanged =
          previous.availableWidth === availableWidth &&
          previous.neededWidth === neededWidth &&
          previous.isWide === isWide;
        return isUnchanged ? previous : { availableWidth, neededWidth, isWide };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [frame, ...frame.children]) observer.observe(observed);
    const onScroll = () => markScrollable(frame);
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', onScroll);
    };
  }, [fits, isWide]);
  useEffect(() => {
    // Measures again when web fonts are loaded, because the fallback fonts have other widths.
    const remeasure = () => {
      columnWidths.clear();
      setWidths((previous) => ({ ...previous, availableWidth: 0, neededWidth: 0 }));
    };
    document.fonts.addEventListener('loadingdone', remeasure);
    return () => document.fonts.removeEventListener('loadingdone', remeasure);
  }, [columnWidths]);
  return { frameRef, fits, isWide };
}

/** Sets the attribute `data-more` if more columns are hidden at the end. Unlike state, an attribute needs no render. */
function markScrollable(frame: HTMLElement) {
  const remainingWidth = frame.scrollWidth - frame.clientWidth - Math.abs(frame.scrollLeft);
  frame.toggleAttribute('data-more', remainingWidth > 1);
}
