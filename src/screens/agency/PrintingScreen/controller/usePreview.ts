import { useDeferredValue, useMemo } from 'react';

import { checkRun, codeErrorsOf } from '~/components/printing/ScanChecks/checkRun';
import { drawRun, findRunCode } from '~/domain/printing/codes/drawRun';
import { measureRun, makeRun, settingsForRun } from '~/domain/printing/codes/printRun';
import type { RunSource } from '~/domain/printing/codes/tagSource';
import { sheetOf, stickersOnPage } from '~/domain/printing/sheet/sheetLayout';
import type { PrintingState } from '~/domain/printing/state/printingState';
import { drawPage, drawSticker } from '~/domain/printing/sticker/scene';

/** The run to preview and check; a sample while there are no codes. */
function previewRun(quantity: number, source: RunSource) {
  const run = makeRun(quantity, source);
  return run.codes.length > 0 ? run : makeRun(1, { source: 'sample' });
}

/** Sheet layout, the shown page and its first sticker, and the scan checks. */
export function usePreview(state: PrintingState, source: RunSource, tagBase: string) {
  const { settings, design } = state;
  const hasImage = design !== undefined;
  const { quantity } = settings;
  const { level } = settings.qr;
  const newest = useMemo(() => {
    const run = previewRun(quantity, source);
    return { run, drawings: drawRun({ ...run, tagBase, level }), measures: measureRun(run, tagBase, level) };
  }, [tagBase, source, quantity, level]);
  const current = useMemo(
    () => ({ settings: settingsForRun(settings, source), run: newest.run, drawings: newest.drawings, source }),
    [settings, source, newest],
  );
  const sheet = sheetOf(current.settings);

  // A full page may lag behind a drag; the close-up never does.
  const drawn = useDeferredValue(current);
  const { settings: drawnSettings, drawings } = drawn;
  const drawnSheet = useMemo(() => sheetOf(drawnSettings), [drawnSettings]);
  const page = drawnSheet.fits ? Math.max(0, Math.min(state.page, drawnSheet.pages - 1)) : 0;
  const scene = useMemo(
    () =>
      drawnSheet.fits
        ? drawPage({ settings: drawnSettings, layout: drawnSheet, page, ...drawings, hasImage })
        : undefined,
    [drawnSettings, drawnSheet, page, drawings, hasImage],
  );
  const checks = useMemo(
    () => checkRun({ settings: current.settings, ...newest.measures, hasImage }),
    [current, newest, hasImage],
  );

  const first = drawnSheet.fits ? stickersOnPage(drawnSheet, page).first : 0;
  return {
    sheet,
    /** The sheet as drawn, possibly a moment behind `sheet`. */
    drawnSettings,
    drawnSheet,
    page,
    scene,
    /** The sticker of the close-up: the first of the page. */
    sticker: drawSticker(settings, drawings.codeOf(first), hasImage, drawings.extrasOf(first)),
    caption: {
      index: first,
      count: current.settings.quantity,
      code: drawn.source.source === 'sample' ? undefined : findRunCode(drawn.run, first).code,
    },
    /** Code of the first sticker, for the thumbnails of the designs. */
    firstCode: newest.drawings.codeOf(0),
    checks,
    codeErrors: codeErrorsOf(checks),
  };
}

export type Preview = ReturnType<typeof usePreview>;
