import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { SheetPage } from '~/components/printing/SheetPage/SheetPage';
import { fixed } from '~/components/theme/tokens';
import { formatCount } from '~/domain/number/amounts';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { PrintJob, PrintOptions } from '~/screens/agency/PrintingScreen/controller/effects';

/** Number of stickers drawn at once: about the work of one frame. */
const partSize = 16;
/** Minimum time in ms between two reports of progress. */
const progressInterval = 50;

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
  output { position: fixed; inset: 0 0 auto; padding: 12px 16px; font: 600 16px/1.5 system-ui, sans-serif;
    color: ${fixed.white}; background: ${fixed.night}; font-variant-numeric: tabular-nums; }
  @media print { output { display: none; } }
`;

/** Lets the browser handle input and paint. Timers would be slow here: a window in the background has one per second. */
const yieldToMain = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** The pages as they fill up, with a few more stickers each time. */
function* fillPages(pages: PrintJob['pages']) {
  const filled: PageScene[] = [];
  let prepared = 0;
  for (const [number, page] of pages.entries()) {
    for (let end = partSize; end - partSize < page.stickers.length; end += partSize) {
      const stickers = page.stickers.slice(0, end);
      filled[number] = { ...page, stickers };
      yield { filled: [...filled], prepared: prepared + stickers.length };
    }
    prepared += page.stickers.length;
  }
}

/** Draws the pages in small parts, so that both windows respond to input. Stops if the window is closed or on `signal`. */
export async function writePages(
  win: Window & typeof globalThis,
  { title, pages, designHref }: PrintJob,
  { signal, onProgress }: PrintOptions,
) {
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
  // No layout and paint after each part.
  main.hidden = true;
  const progress = document.createElement('output');
  document.body.append(main, progress);
  const root = createRoot(main);
  const total = pages.reduce((count, { stickers }) => count + stickers.length, 0);
  let reported = performance.now();
  for (const { filled, prepared } of fillPages(pages)) {
    flushSync(() =>
      root.render(
        filled.map((page, number) => <PrintedPage key={number} {...{ page, number, designHref }} of={pages.length} />),
      ),
    );
    if (performance.now() - reported > progressInterval) {
      reported = performance.now();
      onProgress(prepared);
      progress.textContent = `Preparing ${formatCount(prepared)} of ${formatCount(total)} stickers. Close this window to cancel.`;
    }
    await yieldToMain();
    if (win.closed || signal.aborted) break;
  }
  progress.remove();
  main.hidden = false;
}

type PrintedPageProps = { page: PageScene; number: number; of: number; designHref: string | undefined };

const PrintedPage = ({ page, number, of, designHref }: PrintedPageProps) => (
  <SheetPage
    scene={page}
    designHref={designHref}
    width={`${page.width}mm`}
    height={`${page.height}mm`}
    label={`Page ${number + 1} of ${of}`}
  />
);
