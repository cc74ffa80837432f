import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { SheetPage } from '~/components/printing/SheetPage/SheetPage';
import { fixed } from '~/components/theme/tokens';
import type { PageScene } from '~/domain/printing/sticker/scene';

export type PrintJob = {
  title: string;
  pages: readonly PageScene[];
  /** Where the browser finds the picture of the design. */
  picture?: string;
};

/** 'closed': somebody closed the window before it could print. */
export type PrintOutcome = 'printed' | 'blocked' | 'closed' | 'failed';

export type PrintWindow = {
  /** The window; null when it was blocked. */
  window: Window | null;
  outcome: Promise<PrintOutcome>;
};

/** A print window is given this time in ms to lay itself out. */
const leastWait = 500;
const closedCheckEvery = 100;

/**
 * Styles of a page, adopted and not written as an element: the window inherits the app's content security policy. The
 * page has no margin of its own, for the sheet's margins are part of the drawing; and none after the last page breaks.
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

/** Settles once the window is closed or `done` says that nobody waits any more. */
async function untilClosed(win: Window, done: () => boolean): Promise<'closed'> {
  while (!win.closed && !done()) await wait(closedCheckEvery);
  return 'closed';
}

function writePages(win: Window & typeof globalThis, { title, pages, picture }: PrintJob) {
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
          picture={picture}
          width={`${page.width}mm`}
          height={`${page.height}mm`}
          label={`Page ${number + 1} of ${pages.length}`}
        />
      )),
    );
  });
}

async function decodePicture(win: Window, picture: string | undefined) {
  if (picture === undefined) return;
  const image = win.document.createElement('img');
  image.src = picture;
  await image.decode();
}

async function printWhenReady(win: Window & typeof globalThis, makeJob: () => PrintJob): Promise<PrintOutcome> {
  let settled = false;
  try {
    const job = makeJob();
    writePages(win, job);
    const ready = Promise.all([decodePicture(win, job.picture), wait(leastWait)]).then(() => 'ready' as const);
    const first = await Promise.race([ready, untilClosed(win, () => settled)]);
    if (first === 'closed' || win.closed) return 'closed';
    win.focus();
    win.print();
    return 'printed';
  } catch {
    if (win.closed) return 'closed';
    win.close();
    return 'failed';
  } finally {
    settled = true;
  }
}

/** Closes the window when its opener goes, by a reload for instance: nobody would come to fill or print it. */
function closeWithOpener(win: Window) {
  const close = () => win.close();
  window.addEventListener('pagehide', close);
  return () => window.removeEventListener('pagehide', close);
}

/** The document's own window; browsers and what people add to them block by null, by an empty thing or by throwing. */
function reach(open: () => Window | null) {
  try {
    const opened = open();
    const inside = opened?.document.defaultView;
    return opened && inside ? { opened, inside } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a window with the pages in it and prints it, once and not before its picture is there. To be called inside a
 * press: windows that open later are blocked; `makeJob` may take its time, the window is there by then. No `noopener`:
 * the window would be out of reach.
 */
export function openPrintWindow(
  makeJob: () => PrintJob,
  open: () => Window | null = () => window.open('', '_blank'),
): PrintWindow {
  const reached = reach(open);
  if (!reached) return { window: null, outcome: Promise.resolve('blocked') };
  const stay = closeWithOpener(reached.opened);
  return { window: reached.opened, outcome: printWhenReady(reached.inside, makeJob).finally(stay) };
}
