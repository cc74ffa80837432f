import { useDeferredValue, useMemo, useState } from 'react';

import type { PrintSettings } from '~/domain/printing/printSettings';
import { sampleDrawings } from '~/domain/printing/sampleSeries';
import { drawPage, drawSticker, sheetOf } from '~/domain/printing/scene';
import { stickersOnPage } from '~/domain/printing/sheetLayout';
import { checkScanning } from '~/domain/printing/warnings';

/** What the screen shows of the settings: the sheet that comes out, the page in sight, its first sticker, the checks. */
export function usePreview(settings: PrintSettings, tagBase: string, hasPicture: boolean) {
  const [wantedPage, setPage] = useState(0);
  const codeOf = useMemo(() => sampleDrawings(tagBase), [tagBase]);
  const sheet = sheetOf(settings);

  // A page of many stickers may follow a drag a moment later; the close-up is never late.
  const drawn = useDeferredValue(settings);
  const drawnSheet = useMemo(() => sheetOf(drawn), [drawn]);
  const page = drawnSheet.fits ? Math.min(wantedPage, drawnSheet.pages - 1) : 0;
  const scene = useMemo(
    () => (drawnSheet.fits ? drawPage({ settings: drawn, layout: drawnSheet, page, codeOf, hasPicture }) : undefined),
    [drawn, drawnSheet, page, codeOf, hasPicture],
  );

  const first = drawnSheet.fits ? stickersOnPage(drawnSheet, page).first : 0;
  const code = codeOf(first);
  return {
    sheet,
    drawn,
    drawnSheet,
    page,
    setPage,
    scene,
    first,
    sticker: drawSticker(settings, code, hasPicture),
    checks: checkScanning(settings, code.size, hasPicture),
  };
}
