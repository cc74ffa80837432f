import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { SheetPage } from '~/components/printing/SheetPage/SheetPage';
import { fixed } from '~/components/theme/tokens';
import type { PrintOutcome } from '~/domain/printing/state/printingState';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { PrintJob } from '~/screens/agency/PrintingScreen/controller/effects';

export type PrintWindow = {
  /** Null if the browser has blocked the window. */
  window: Window | null;
  /** Resolves when the pages were printed, or when printing is no longer possible. Never rejects. */
  outcome: Promise<PrintOutcome>;
};

/** Minimum time in ms between writing the pages and printing, in which the print window lays them out. */
const minLayoutTime = 500;
/** Time in ms between two checks whether the user has closed the window. */
const pollInterval = 100;

/**
 * Returns the styles of the print window, for an adopted stylesheet: the window inherits the app's content security
 * policy, which forbids style elements. The page has no margin, since the drawing contains the sheet's margins. The
 * last page has no break after it, which would print a blank page.
 */
const pageStyles = ({ width, height }: PageScene) => `
  @page { size: ${width}mm ${height}mm; margin: 0; }
  :root { color-scheme: light; }
  html, body { margin: 0; padding: 0; background: ${fixed.white}; }
  svg { display: block; }
  main > svg { break-after: page; break-inside: avoid; }
  main > svg:last-child { break-after: auto; }
`;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when the user closes the window; stops waiting when `isDone` returns true. */
async function waitUntilClosed(win: Window, isDone: () => boolean): Promise<'closed'> {
  while (!win.closed && !isDone()) await wait(pollInterval);
  return 'closed';
}

function writePages(win: Window & typeof globalThis, { title, pages, designHref }: PrintJob) {
  const { document } = win;
  document.title = title;
  document.documentElement.lang = 'en';
  const [firstPage] = pages;
  if (firstPage) {
    const styles = new win.CSSStyleSheet();
    styles.replaceSync(pageStyles(firstPage));
    document.adoptedStyleSheets = [styles];
  }
  const main = document.createElement('main');
  document.body.append(main);
  flushSync(() => {
    createRoot(main).render(
      pages.map((page, index) => (
        <SheetPage
          key={index}
          scene={page}
          designHref={designHref}
          width={`${page.width}mm`}
          height={`${page.height}mm`}
          label={`Page ${index + 1} of ${pages.length}`}
        />
      )),
    );
  });
}

async function decodeDesign(win: Window, designHref: string | undefined) {
  if (designHref === undefined) return;
  const image = win.document.createElement('img');
  image.src = designHref;
  await image.decode();
}

async function printWhenReady(win: Window & typeof globalThis, makeJob: () => PrintJob): Promise<PrintOutcome> {
  let isDone = false;
  try {
    const job = makeJob();
    writePages(win, job);
    const ready = Promise.all([decodeDesign(win, job.designHref), wait(minLayoutTime)]).then(() => 'ready' as const);
    const readyOrClosed = await Promise.race([ready, waitUntilClosed(win, () => isDone)]);
    if (readyOrClosed === 'closed' || win.closed) return 'closed';
    win.focus();
    win.print();
    return 'printed';
  } catch {
    if (win.closed) return 'closed';
    win.close();
    return 'failed';
  } finally {
    isDone = true;
  }
}

/** Closes the window when the app's page unloads, for example on reload, since the app can no longer fill it then. */
function closeWithOpener(win: Window) {
  const close = () => win.close();
  window.addEventListener('pagehide', close);
  return () => window.removeEventListener('pagehide', close);
}

/** Opens a window. Returns undefined if it was blocked: `open` then returns null or an empty object, or throws. */
function tryOpen(open: () => Window | null) {
  try {
    const opened = open();
    const view = opened?.document.defaultView;
    return opened && view ? { opened, view } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a window, writes the pages of `makeJob` into it, and prints them when the design is decoded. Call it in a click
 * handler, since browsers block windows that open later; `makeJob`, which can take long, runs after the window has
 * opened. The window is not opened with `noopener`, because the app writes into it.
 */
export function openPrintWindow(
  makeJob: () => PrintJob,
  open: () => Window | null = () => window.open('', '_blank'),
): PrintWindow {
  const result = tryOpen(open);
  if (!result) return { window: null, outcome: Promise.resolve('blocked') };
  const stopClosing = closeWithOpener(result.opened);
  return { window: result.opened, outcome: printWhenReady(result.view, makeJob).finally(stopClosing) };
}
