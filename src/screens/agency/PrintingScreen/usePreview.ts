import { useDeferredValue, useMemo, useState } from 'react';

import { drawingsOf, hexacodeOfSticker, withStickers } from '~/domain/printing/chosenTags';
import type { TagsPart } from '~/domain/printing/chosenTags';
import type { PrintSettings } from '~/domain/printing/printSettings';
import { drawPage, drawSticker, sheetOf } from '~/domain/printing/scene';
import { stickersOnPage } from '~/domain/printing/sheetLayout';
import { checkScanning } from '~/domain/printing/warnings';

/** What the screen shows of the settings: the sheet that comes out, the page in sight, its first sticker, the checks. */
export function usePreview(settings: PrintSettings, tagBase: string, hasPicture: boolean, tags?: TagsPart) {
  const [wantedPage, setPage] = useState(0);
  const { quantity } = settings;
  const newest = useMemo(() => drawingsOf(tagBase, tags, quantity), [tagBase, tags, quantity]);
  const asked = useMemo(
    () => ({ settings: withStickers(settings, tags), codeOf: newest, tags, copies: quantity }),
    [settings, tags, newest, quantity],
  );
  const sheet = sheetOf(asked.settings);

  // A page of many stickers may follow a drag a moment later; the close-up is never late.
  const shown = useDeferredValue(asked);
  const { settings: drawn, codeOf } = shown;
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
    caption: {
      count: asked.settings.quantity,
      hexacode: shown.tags && hexacodeOfSticker(shown.tags.hexacodes, shown.copies, first),
    },
    sticker: drawSticker(settings, code, hasPicture),
    checks: checkScanning(settings, code.size, hasPicture),
  };
}
