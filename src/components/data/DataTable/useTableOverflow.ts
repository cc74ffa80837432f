import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Media query for screens on which a table of seven columns usually fits next to the navigation. */
export const wideScreenQuery = '(min-width: 1264px)';

/**
 * Measures a table in its frame. `fits` is true if the table is not wider than the frame. The width of the screen alone
 * does not tell: text size and content matter, too.
 */
export function useTableOverflow() {
  const frameRef = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(wideScreenQuery, { noSsr: true });
  /**
   * Widths in px of the frame (`available`) and of the table (`needed`). The table is measured while it is laid out to
   * fit; that layout is tried again when the screen becomes wide or narrow.
   */
  const [widths, setWidths] = useState({ available: 0, needed: 0, isWide });
  const fits = widths.isWide !== isWide || widths.needed <= widths.available;
  useLayoutEffect(() => {
    const element = frameRef.current;
    if (!element) return undefined;
    const measure = () => {
      markScrollable(element);
      const available = element.clientWidth;
      setWidths((previous) => {
        const needed = fits ? element.scrollWidth : previous.needed;
        const isSame = previous.available === available && previous.needed === needed && previous.isWide === isWide;
        return isSame ? previous : { available, needed, isWide };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    const onScroll = () => markScrollable(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [fits, isWide]);
  useEffect(() => {
    // Measures again when web fonts are loaded, because the fallback fonts have other widths.
    const remeasure = () => setWidths((previous) => ({ ...previous, available: 0, needed: 0 }));
    document.fonts.addEventListener('loadingdone', remeasure);
    return () => document.fonts.removeEventListener('loadingdone', remeasure);
  }, []);
  return { frameRef, fits, isWide };
}

/** Sets `data-more` on a frame that can be scrolled further. Not React state, because scrolling must not render. */
function markScrollable(frame: HTMLElement) {
  const hiddenWidth = frame.scrollWidth - frame.clientWidth - Math.abs(frame.scrollLeft);
  frame.toggleAttribute('data-more', hiddenWidth > 1);
}
