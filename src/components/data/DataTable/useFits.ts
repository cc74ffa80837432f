import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether what is in a frame is no wider than the frame; followed as either changes, letters growing included. */
export function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = frame.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const look = () => setFits(content.scrollWidth <= element.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  return fits;
}
