import type { PrintOutcome } from '~/domain/printing/state/printStatus';
import type { PrintJob, JobOptions } from '~/screens/agency/PrintingScreen/controller/printingEffects';

export type PrintWindow = {
  /** The print window; null if the browser has blocked it. */
  window: Window | null;
  /** Resolves after `window.print()`, or when printing is no longer possible. Never rejects. */
  outcome: Promise<PrintOutcome>;
};

/** Minimum time in ms from opening the print window to printing. The window needs it to lay out the pages. */
const minLayoutMs = 500;
/** Time in ms between two checks whether the user has closed the window. */
const pollIntervalMs = 100;

/**
 * Waits with a timer of `win`, because browsers delay the timers of the app's page while the print window hides the
 * page. Never resolves if `win` is closed earlier.
 */
const waitIn = (win: Window, ms: number) => new Promise<void>((resolve) => win.setTimeout(resolve, ms));

/** Resolves when the user has closed the window. Also resolves when `isDone` returns true, to stop polling. */
async function waitUntilClosed(win: Window, isDone: () => boolean): Promise<'closed'> {
  while (!win.closed && !isDone()) await waitIn(window, pollIntervalMs);
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
  makeJob: () => PrintJob | Promise<PrintJob>,
  options: JobOptions,
): Promise<PrintOutcome> {
  const { signal } = options;
  const openTime = performance.now();
  let isDone = false;
  try {
    const job = await makeJob();
    const windowClosed = waitUntilClosed(win, () => isDone || signal.aborted);
    const { writePages } = await import('./writePages');
    await writePages(win, job, options);
    const remainingLayoutMs = Math.max(0, minLayoutMs - (performance.now() - openTime));
    const printReady = Promise.all([decodeDesign(win, job.designHref), waitIn(win, remainingLayoutMs)])
      // Continues in a timer of the print window, so that `print` is called in a task of that window.
      .then(() => waitIn(win, 0))
      .then(() => 'ready' as const);
    const firstResult = await Promise.race([printReady, windowClosed]);
    if (signal.aborted) {
      win.close();
      return 'cancelled';
    }
    if (firstResult === 'closed' || win.closed) return 'closed';
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

/** Closes the print window when the app's page unloads, since the app can then no longer write into the window. */
function closeWithOpener(win: Window) {
  const close = () => win.close();
  window.addEventListener('pagehide', close);
  return () => window.removeEventListener('pagehide', close);
}

/**
 * Calls `openWindow` and returns the window. Returns undefined if the browser blocks the window: `openWindow` then
 * returns null or an empty object, or throws.
 */
function tryOpenWindow(openWindow: () => Window | null) {
  try {
    const openedWindow = openWindow();
    const view = openedWindow?.document.defaultView;
    return openedWindow && view ? { openedWindow, view } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a window, writes the pages of `makeJob` into it, and prints them when the design is decoded. Call this function
 * in a click handler, since browsers block windows that open later. `makeJob`, which can take long, runs after the
 * window has opened. The window is not opened with `noopener`, because the app writes into it.
 */
export function openPrintWindow(
  makeJob: () => PrintJob | Promise<PrintJob>,
  options: JobOptions,
  openWindow: () => Window | null = () => window.open('', '_blank'),
): PrintWindow {
  const result = tryOpenWindow(openWindow);
  if (!result) return { window: null, outcome: Promise.resolve('blocked') };
  const stopClosing = closeWithOpener(result.openedWindow);
  return { window: result.openedWindow, outcome: printWhenReady(result.view, makeJob, options).finally(stopClosing) };
}
