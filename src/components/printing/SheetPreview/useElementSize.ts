import { useCallback, useState } from 'react';

import type { Size } from '~/domain/printing/settings/paper';

/** Returns a ref for an element, and the size of that element in px, which does not change while `frozen`. */
export function useElementSize(frozen: boolean) {
  const [box, setBox] = useState<Size>({ width: 0, height: 0 });
  const [frozenBox, setFrozenBox] = useState<Size>();
  if (frozen && !frozenBox) setFrozenBox(box);
  if (!frozen && frozenBox) setFrozenBox(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver((entries) => {
      const size = entries.at(-1)?.contentRect;
      if (size) setBox({ width: size.width, height: size.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box: frozen && frozenBox ? frozenBox : box };
}
