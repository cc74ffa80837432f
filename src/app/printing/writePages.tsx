import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { SheetPage } from '~/components/printing/SheetPage/SheetPage';
import { fixedColours } from '~/components/theme/tokens';
import { formatCount } from '~/domain/number/amounts';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { PrintJob, JobOptions } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { yieldToMain } from './yieldToMain';

/** Number of stickers that are drawn in a task, which takes about one frame. */
const batchSize = 16;
/** Minimum time in ms between two reports of progress. */
const progressIntervalMs = 50;

/**
 * Returns the CSS of the print window. The page margin is 0, because the sheet's margins are part of the drawing. The
 * last page has no page break after it, since a break would print a blank page.
 */
const createPrintCss = ({ width, height }: PageScene) => `
  @page { size: ${width}mm ${height}mm; margin: 0; }
  :root { color-scheme: light; }
  html, body { margin: 0; padding: 0; background: ${fixedColours.white}; }
  svg { display: block; }
  main > svg { break-after: page; break-inside: avoid; }
  main > svg:last-child { break-after: auto; }
  output { position: fixed; inset: 0 0 auto; padding: 12px 16px; font: 600 16px/1.5 system-ui, sans-serif;
    color: ${fixedColours.white}; background: ${fixedColours.night}; font-variant-numeric: tabular-nums; }
  @media print { output { display: none; } }
`;

/** Adds `batchSize` stickers at a time, and yields the pages filled so far. Leaves out pages without stickers. */
function* fillPages(pages: PrintJob['pages']) {
  const filledPages: PageScene[] = [];
  let preparedCount = 0;
  for (const [pageIndex, page] of pages.entries()) {
    for (let end = batchSize; end - batchSize < page.stickers.length; end += batchSize) {
      const stickers = page.stickers.slice(0, end);
      filledPages[pageIndex] = { ...page, stickers };
      yield { filledPages: [...filledPages], preparedCount: preparedCount + stickers.length };
    }
    preparedCount += page.stickers.length;
  }
}

/**
 * Draws the stickers in batches, so that app and print window respond to input. Stops if `win` closes or `signal`
 * aborts.
 */
export async function writePages(
  win: Window & typeof globalThis,
  { title, pages, designHref, calibration }: PrintJob,
  { signal, onProgress }: JobOptions,
) {
  const { document } = win;
  document.title = title;
  document.documentElement.lang = 'en';
  const [firstPage] = pages;
  if (firstPage) {
    // The content security policy, which the print window inherits, forbids a `<style>` element.
    const styleSheet = new win.CSSStyleSheet();
    styleSheet.replaceSync(createPrintCss(firstPage));
    document.adoptedStyleSheets = [styleSheet];
  }
  const main = document.createElement('main');
  // Hidden until all stickers are drawn, so that the browser does not lay out and paint the pages after each batch.
  main.hidden = true;
  const progressOutput = document.createElement('output');
  document.body.append(main, progressOutput);
  const root = createRoot(main);
  const stickerCount = pages.reduce((count, { stickers }) => count + stickers.length, 0);
  let lastReportTime = performance.now();
  for (const { filledPages, preparedCount } of fillPages(pages)) {
    flushSync(() =>
      root.render(
        filledPages.map((page, pageIndex) => (
          <PrintedPage key={pageIndex} {...{ page, pageIndex, designHref, calibration }} pageCount={pages.length} />
        )),
      ),
    );
    if (performance.now() - lastReportTime > progressIntervalMs) {
      lastReportTime = performance.now();
      onProgress(preparedCount);
      progressOutput.textContent = `Preparing ${formatCount(preparedCount)} of ${formatCount(stickerCount)} stickers. Close this window to cancel.`;
    }
    await yieldToMain();
    if (win.closed || signal.aborted) break;
  }
  progressOutput.remove();
  main.hidden = false;
}

type PrintedPageProps = Pick<PrintJob, 'designHref' | 'calibration'> & {
  page: PageScene;
  pageIndex: number;
  pageCount: number;
};

const PrintedPage = ({ page, pageIndex, pageCount, designHref, calibration }: PrintedPageProps) => (
  <SheetPage
    scene={page}
    designHref={designHref}
    calibration={calibration}
    width={`${page.width}mm`}
    height={`${page.height}mm`}
    label={`Page ${pageIndex + 1} of ${pageCount}`}
  />
);
