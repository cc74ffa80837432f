import { useCallback, useState } from 'react';

import type { Size } from '~/domain/printing/settings/paper';

/** The size in px of the element that `ref` is given to, as it changes; while `held` the size it had before. */
export function useMeasuredBox(held: boolean) {
  const [box, setBox] = useState<Size>({ width: 0, height: 0 });
  const [kept, setKept] = useState<Size>();
  if (held && !kept) setKept(box);
  if (!held && kept) setKept(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver((entries) => {
      const size = entries.at(-1)?.contentRect;
      if (size) setBox({ width: size.width, height: size.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box: held && kept ? kept : box };
}
