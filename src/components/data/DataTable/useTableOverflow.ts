import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Widths at which a table of seven columns usually fits next to the navigation. */
export const wideScreen = '(min-width: 1264px)';

/**
 * `fits`: the table is not wider than its frame. `isRoomy`: it fits on a wide screen. The table is measured, because
 * text size and content matter as well as the width of the screen.
 */
export function useTableOverflow() {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(wideScreen, { noSsr: true });
  /** In px. `needed` is measured only while the table tries to fit, separately for wide screens. */
  const [width, setWidth] = useState({ available: 0, needed: 0, isWide });
  const fits = width.isWide !== isWide || width.needed <= width.available;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      showMore(element);
      const available = element.clientWidth;
      setWidth((last) => {
        const needed = fits ? element.scrollWidth : last.needed;
        const isSame = last.available === available && last.needed === needed && last.isWide === isWide;
        return isSame ? last : { available, needed, isWide };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    const onScroll = () => showMore(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [fits, isWide]);
  useEffect(() => {
    // The fallback font has other widths.
    const remeasure = () => setWidth((last) => ({ ...last, available: 0, needed: 0 }));
    document.fonts.addEventListener('loadingdone', remeasure);
    return () => document.fonts.removeEventListener('loadingdone', remeasure);
  }, []);
  return { frame, fits, isRoomy: isWide && fits };
}

/** Marks a frame that can be scrolled further. An attribute, because scrolling must not render. */
function showMore(frame: HTMLElement) {
  const hidden = frame.scrollWidth - frame.clientWidth - Math.abs(frame.scrollLeft);
  frame.toggleAttribute('data-more', hidden > 1);
}
