import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { SheetPage } from '~/components/printing/SheetPage/SheetPage';
import { fixed } from '~/components/theme/tokens';
import type { PrintOutcome } from '~/domain/printing/state/printingState';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { PrintJob } from '~/screens/agency/PrintingScreen/controller/effects';

export type PrintWindow = {
  /** Null if it was blocked. */
  window: Window | null;
  outcome: Promise<PrintOutcome>;
};

/** Minimum time in ms for the layout of the print window. */
const minLayoutTime = 500;
/** Interval in ms of the check for a closed window. */
const pollInterval = 100;

/**
 * Adopted stylesheet, because the window inherits the app's content security policy. No page margin: the sheet's margins
 * are part of the drawing. No break after the last page, which would add a blank one.
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

/** Resolves when the window is closed or `done` returns true. */
async function waitUntilClosed(win: Window, done: () => boolean): Promise<'closed'> {
  while (!win.closed && !done()) await wait(pollInterval);
  return 'closed';
}

function writePages(win: Window & typeof globalThis, { title, pages, designHref }: PrintJob) {
  const { document } = win;
  document.title = title;
  document.documentElement.lang = 'en';
  const [first] = pages;
  if (first) {
    const styles = new win.CSSStyleSheet();
    styles.replaceSync(pageStyles(first));
    document.adoptedStyleSheets = [styles];
  }
  const main = document.createElement('main');
  document.body.append(main);
  flushSync(() => {
    createRoot(main).render(
      pages.map((page, number) => (
        <SheetPage
          key={number}
          scene={page}
          designHref={designHref}
          width={`${page.width}mm`}
          height={`${page.height}mm`}
          label={`Page ${number + 1} of ${pages.length}`}
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
    const first = await Promise.race([ready, waitUntilClosed(win, () => isDone)]);
    if (first === 'closed' || win.closed) return 'closed';
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

/** Closes the window when its opener unloads, e.g. on reload, since it could no longer be filled. */
function closeWithOpener(win: Window) {
  const close = () => win.close();
  window.addEventListener('pagehide', close);
  return () => window.removeEventListener('pagehide', close);
}

/** Opens a window. Browsers and pop-up blockers return null, return an empty object or throw. */
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
 * Opens a window with the pages and prints it once the design image is decoded. Call it synchronously in a click, or the
 * window is blocked; `makeJob` runs after opening. No `noopener`: the window must stay accessible.
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
