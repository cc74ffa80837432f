import { useState } from 'react';

/** How large a page is drawn: as large as its room allows until somebody says otherwise. */
export function useZoom() {
  const [fitted, setFitted] = useState(1);
  const [zoom, setZoom] = useState<number>();
  return {
    control: { zoom: zoom ?? fitted, fits: zoom === undefined, onZoom: setZoom },
    sheet: { zoom, onFit: setFitted },
  };
}
