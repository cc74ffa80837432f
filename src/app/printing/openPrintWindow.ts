import type { PrintOutcome } from '~/domain/printing/state/printingState';
import type { PrintJob, PrintOptions } from '~/screens/agency/PrintingScreen/controller/effects';

export type PrintWindow = {
  /** Null if it was blocked. */
  window: Window | null;
  outcome: Promise<PrintOutcome>;
};

/** Minimum time in ms for the layout of the print window. */
const minLayoutTime = 500;
/** Interval in ms of the check for a closed window. */
const pollInterval = 100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when the window is closed or `done` returns true. */
async function waitUntilClosed(win: Window, done: () => boolean): Promise<'closed'> {
  while (!win.closed && !done()) await wait(pollInterval);
  return 'closed';
}

async function decodeDesign(win: Window, designHref: string | undefined) {
  if (designHref === undefined) return;
  const image = win.document.createElement('img');
  image.src = designHref;
  await image.decode();
}

async function printWhenReady(
  win: Window & typeof globalThis,
  makeJob: () => PrintJob,
  options: PrintOptions,
): Promise<PrintOutcome> {
  const { signal } = options;
  const opened = performance.now();
  let isDone = false;
  try {
    const job = makeJob();
    const closed = waitUntilClosed(win, () => isDone || signal.aborted);
    const { writePages } = await import('./writePages');
    await writePages(win, job, options);
    const rest = Math.max(0, minLayoutTime - (performance.now() - opened));
    const ready = Promise.all([decodeDesign(win, job.designHref), wait(rest)]).then(() => 'ready' as const);
    const first = await Promise.race([ready, closed]);
    if (signal.aborted) {
      win.close();
      return 'cancelled';
    }
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
 * Opens a window, draws the pages and prints them once the design image is decoded. Call it synchronously in a click, or the
 * window is blocked; `makeJob` runs after opening. No `noopener`: the window must stay accessible.
 */
export function openPrintWindow(
  makeJob: () => PrintJob,
  options: PrintOptions,
  open: () => Window | null = () => window.open('', '_blank'),
): PrintWindow {
  const result = tryOpen(open);
  if (!result) return { window: null, outcome: Promise.resolve('blocked') };
  const stopClosing = closeWithOpener(result.opened);
  return { window: result.opened, outcome: printWhenReady(result.view, makeJob, options).finally(stopClosing) };
}
