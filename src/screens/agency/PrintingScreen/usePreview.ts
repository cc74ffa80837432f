import { useDeferredValue, useMemo, useState } from 'react';

import { measureRun, runOf, withStickers } from '~/domain/printing/codes/printRun';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { codeOfSticker, drawRun } from '~/domain/printing/sticker/runDrawings';
import { checkScanning } from '~/domain/printing/checks/scanChecks';
import { drawPage, drawSticker, sheetOf } from '~/domain/printing/sticker/scene';
import { stickersOnPage } from '~/domain/printing/sheet/sheetLayout';
import type { RunSource } from '~/domain/printing/codes/tagSource';

/** The run that a sticker is shown and judged by; while there is no code, a sample stands in. */
function shownRun(quantity: number, from: RunSource) {
  const run = runOf(quantity, from);
  return run.codes.length > 0 ? run : runOf(1, { source: 'sample' });
}

/** What the screen shows of the settings: the sheet that comes out, the page in sight, its first sticker, the checks. */
export function usePreview(settings: PrintSettings, tagBase: string, hasPicture: boolean, from: RunSource) {
  const [wantedPage, setPage] = useState(0);
  const { quantity } = settings;
  const { level } = settings.qr;
  const newest = useMemo(() => {
    const run = shownRun(quantity, from);
    return { run, drawings: drawRun({ ...run, tagBase, level }), measures: measureRun(run, tagBase, level) };
  }, [tagBase, from, quantity, level]);
  const asked = useMemo(
    () => ({ settings: withStickers(settings, from), run: newest.run, drawings: newest.drawings, from }),
    [settings, from, newest],
  );
  const sheet = sheetOf(asked.settings);

  // A page of many stickers may follow a drag a moment later; the close-up is never late.
  const shown = useDeferredValue(asked);
  const { settings: drawn, drawings } = shown;
  const drawnSheet = useMemo(() => sheetOf(drawn), [drawn]);
  const page = drawnSheet.fits ? Math.max(0, Math.min(wantedPage, drawnSheet.pages - 1)) : 0;
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
      code: shown.from.source === 'sample' ? undefined : codeOfSticker(shown.run, first).code,
    },
    sticker: drawSticker(settings, drawings.codeOf(first), hasPicture, drawings.markingOf(first)),
    checks: useMemo(
      () => checkScanning({ settings: asked.settings, ...newest.measures, hasPicture }),
      [asked, newest, hasPicture],
    ),
  };
}
