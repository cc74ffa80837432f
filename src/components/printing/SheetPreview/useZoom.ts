import { useState } from 'react';

/** Zoom of the page preview; fitted until the user zooms. */
export function useZoom() {
  const [fitted, setFitted] = useState(1);
  const [zoom, setZoom] = useState<number>();
  return {
    control: { zoom: zoom ?? fitted, fits: zoom === undefined, onZoom: setZoom },
    sheet: { zoom, onFit: setFitted },
  };
}
