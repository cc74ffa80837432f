import { fn, spyOn } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { createSampleRun } from '~/components/printing/run.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { drawPages } from '~/domain/printing/sticker/scene';
import type { PrintJob, JobOptions } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { openPrintWindow } from './openPrintWindow';

/** An iframe in place of the print window, with a document of its own. `spyOnWindow` replaces its `print`. */
export function FakeWindow() {
  return <iframe title="Print window" width="900" height="600" />;
}

export function createPrintJob(quantity: number, designHref = sampleDesign.href): PrintJob {
  const settings = { ...defaultPrintSettings, quantity };
  const layout = getSheetLayout(settings);
  const { getQr } = createSampleRun(quantity);
  const pages = layout.fits ? drawPages({ settings, layout, getQr, hasImage: true }) : [];
  return { title: 'Stickers', pages, designHref };
}

export const createPrintOptions = () => ({ signal: new AbortController().signal, onProgress: fn() });

export const openAndPrint = (job: PrintJob, win: Window | null, printOptions: JobOptions = createPrintOptions()) =>
  openPrintWindow(
    () => job,
    printOptions,
    () => win,
  ).outcome;

export function spyOnWindow(frame: HTMLElement) {
  const win = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  if (!win) throw new Error('The frame has no window.');
  return { win, print: spyOn(win, 'print').mockReturnValue(undefined), close: spyOn(win, 'close') };
}

/** Returns the number of stickers on the pages of the print window. */
export const countPrintedStickers = (win: Window) =>
  [...(win.document.body.firstElementChild?.children ?? [])].reduce((sum, page) => sum + page.childElementCount, 0);
