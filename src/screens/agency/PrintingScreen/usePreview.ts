import { useDeferredValue, useMemo, useState } from 'react';

import { hexacodeOfSticker, withStickers } from '~/domain/printing/chosenTags';
import type { TagsPart } from '~/domain/printing/chosenTags';
import { measureRun, runOf } from '~/domain/printing/printRun';
import type { PrintSettings } from '~/domain/printing/printSettings';
import { drawRun } from '~/domain/printing/runDrawings';
import { checkScanning } from '~/domain/printing/scanChecks';
import { drawPage, drawSticker, sheetOf } from '~/domain/printing/scene';
import { stickersOnPage } from '~/domain/printing/sheetLayout';

/** What the screen shows of the settings: the sheet that comes out, the page in sight, its first sticker, the checks. */
export function usePreview(settings: PrintSettings, tagBase: string, hasPicture: boolean, tags?: TagsPart) {
  const [wantedPage, setPage] = useState(0);
  const { quantity } = settings;
  const { level } = settings.qr;
  const newest = useMemo(() => {
    const run = runOf(quantity, tags);
    return { drawings: drawRun({ ...run, tagBase, level }), measures: measureRun(run, tagBase, level) };
  }, [tagBase, tags, quantity, level]);
  const asked = useMemo(
    () => ({ settings: withStickers(settings, tags), drawings: newest.drawings, tags, copies: quantity }),
    [settings, tags, newest, quantity],
  );
  const sheet = sheetOf(asked.settings);

  // A page of many stickers may follow a drag a moment later; the close-up is never late.
  const shown = useDeferredValue(asked);
  const { settings: drawn, drawings } = shown;
  const drawnSheet = useMemo(() => sheetOf(drawn), [drawn]);
  const page = drawnSheet.fits ? Math.min(wantedPage, drawnSheet.pages - 1) : 0;
  const scene = useMemo(
    () =>
      drawnSheet.fits ? drawPage({ settings: drawn, layout: drawnSheet, page, ...drawings, hasPicture }) : undefined,
    [drawn, drawnSheet, page, drawings, hasPicture],
  );

  const first = drawnSheet.fits ? stickersOnPage(drawnSheet, page).first : 0;
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
    sticker: drawSticker(settings, drawings.codeOf(first), hasPicture, drawings.markingOf(first)),
    checks: useMemo(
      () => checkScanning({ settings: asked.settings, ...newest.measures, hasPicture }),
      [asked, newest, hasPicture],
    ),
  };
}
