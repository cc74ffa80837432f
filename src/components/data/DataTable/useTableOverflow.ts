import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** From this width on a table of seven columns usually has room beside the navigation. */
const roomy = '(min-width: 1264px)';

/**
 * Whether a table fits where it stands, and is roomy in a window that is wide as well. Large letters and long words need
 * more than the window's width tells, so the table is measured once it is drawn.
 */
export function useTableOverflow() {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(roomy, { noSsr: true });
  /** In px; what is needed is known only where the table tries to fit, and is another in a wide window. */
  const [width, setWidth] = useState({ given: 0, needed: 0, isWide });
  const fits = width.isWide !== isWide || width.needed <= width.given;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const given = element.clientWidth;
      setWidth((last) => {
        const needed = fits ? element.scrollWidth : last.needed;
        const isSame = last.given === given && last.needed === needed && last.isWide === isWide;
        return isSame ? last : { given, needed, isWide };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [fits, isWide]);
  useEffect(() => {
    // Measured anew: letters that came late are of another width than those that stood in for them.
    const forget = () => setWidth((last) => ({ ...last, given: 0, needed: 0 }));
    document.fonts.addEventListener('loadingdone', forget);
    return () => document.fonts.removeEventListener('loadingdone', forget);
  }, []);
  return { frame, fits, isRoomy: isWide && fits };
}
