import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** From this width on a table of seven columns usually has room beside the navigation. */
const roomy = '(min-width: 1264px)';

/**
 * Whether a table has the room it needs. Large letters and long words need more than the window's width tells, so the
 * table is measured once it is drawn.
 */
export function useRoominess() {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(roomy, { noSsr: true });
  /** In px; what is needed is known only where nothing is cut off. */
  const [width, setWidth] = useState({ given: 0, needed: 0 });
  const isRoomy = isWide && width.needed <= width.given;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const given = element.clientWidth;
      setWidth((last) => {
        const needed = isRoomy ? element.scrollWidth : last.needed;
        return last.given === given && last.needed === needed ? last : { given, needed };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [isRoomy]);
  useEffect(() => {
    // Measured anew: letters that came late are of another width than those that stood in for them.
    const forget = () => setWidth({ given: 0, needed: 0 });
    document.fonts.addEventListener('loadingdone', forget);
    return () => document.fonts.removeEventListener('loadingdone', forget);
  }, []);
  return { frame, isRoomy };
}
