import { checkPdf } from '~/app/printing/pdf/checkPdf';
import { createPdf } from '~/app/printing/pdf/createPdf';

import { makeBenchRun } from './pdfBenchInput';

/** A job that the benchmark starts and cancels. */
export type CancelledJob = 'PDF' | 'code check';

/**
 * Starts a job, cancels it when it reports its first progress, and returns the time in ms until the page has drawn the
 * next frame.
 */
export async function measureCancel(job: CancelledJob, count: number): Promise<number> {
  const { settings, run, tagBaseUrl } = makeBenchRun(count);
  const pdfJob = { title: 'Stickers', settings, run, texts: [], design: undefined };
  const makePdf = (options: Parameters<typeof createPdf>[2]) => createPdf(pdfJob, tagBaseUrl, options);
  const pdfResult =
    job === 'PDF' ? undefined : await makePdf({ signal: new AbortController().signal, onProgress: () => undefined });
  const files = pdfResult?.status === 'made' ? pdfResult.files : [];

  const controller = new AbortController();
  let cancelledAt = 0;
  const options = {
    signal: controller.signal,
    onProgress: () => {
      cancelledAt ||= performance.now();
      controller.abort();
    },
  };
  const { status } = await (job === 'PDF' ? makePdf(options) : checkPdf({ settings, run, tagBaseUrl, files }, options));
  if (status !== 'cancelled') throw new Error(`The job was not cancelled: ${status}.`);
  // The browser draws the next frame between the callback of `requestAnimationFrame` and the timeout.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - cancelledAt;
}
