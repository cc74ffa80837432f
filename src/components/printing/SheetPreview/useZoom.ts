import { useState } from 'react';

/**
 * Keeps the zoom factor in state, and returns the props for ZoomControl and SheetPreview. Until the user zooms, the
 * page is fitted to the available space.
 */
export function useZoom() {
  const [fittedZoom, setFittedZoom] = useState(1);
  const [zoom, setZoom] = useState<number>();
  return {
    controlProps: { zoom: zoom ?? fittedZoom, isFitted: zoom === undefined, onZoom: setZoom },
    sheetProps: { zoom, onFittingZoomChange: setFittedZoom },
  };
}
