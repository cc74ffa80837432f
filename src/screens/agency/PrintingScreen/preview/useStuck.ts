import { useCallback, useState } from 'react';

import { sizes } from '~/components/theme/tokens';

/**
 * Returns whether a sticky element is stuck below the top bar. The returned ref must be attached to an empty element
 * directly before the sticky element.
 */
export function useStuck() {
  const [isStuck, setIsStuck] = useState(false);
  const sentinelRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setIsStuck(!entry.isIntersecting && entry.boundingClientRect.top < sizes.topBar);
      },
      { rootMargin: `-${sizes.topBar}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { sentinelRef, isStuck };
}
