import { useCallback, useState } from 'react';

import type { Size } from '~/domain/printing/settings/paper';

/** Returns a ref for an element, and the size of that element in px, which does not change while `isFrozen`. */
export function useElementSize(isFrozen: boolean) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [frozenSize, setFrozenSize] = useState<Size>();
  if (isFrozen && !frozenSize) setFrozenSize(size);
  if (!isFrozen && frozenSize) setFrozenSize(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // Sets the size before the first paint. A ResizeObserver alone would set it later, so the page would shift.
    const { width, height } = element.getBoundingClientRect();
    setSize({ width, height });
    const observer = new ResizeObserver((entries) => {
      const rect = entries.at(-1)?.contentRect;
      if (rect) setSize({ width: rect.width, height: rect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size: isFrozen && frozenSize ? frozenSize : size };
}
