import { useState } from 'react';

/**
 * Keeps the zoom factor in state. Returns the props of ZoomControl and SheetPreview. The page is
 * fitted until the user zooms.
 */
export function useZoom() {
  const [fittedZoom, setFittedZoom] = useState(1);
  const [zoom, setZoom] = useState<number>();
  return {
    controlProps: { zoom: zoom ?? fittedZoom, isFitted: zoom === undefined, onZoom: setZoom },
    sheetProps: { zoom, onFittingZoomChange: setFittedZoom },
  };
}
