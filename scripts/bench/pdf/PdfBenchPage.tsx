import BenchWorker from './bench.worker?worker';
import type { BenchRequest } from './bench.worker';
import { measureCancel } from './measureCancel';
import type { PdfTimes } from './pdfWriters';

/** Times of one PDF in a worker. `maxBlockedMs` is the longest time for which the page could not handle events. */
type WorkerTimes = PdfTimes & { maxBlockedMs: number };

declare global {
  interface Window {
    measurePdf: (request: { name: BenchRequest['name']; count: number; design: number[] }) => Promise<WorkerTimes>;
    measureCancel: typeof measureCancel;
  }
}

/** Interval in ms at which the page checks whether it can handle events. */
const checkInterval = 5;

async function measurePdf({ name, count, design }: Parameters<Window['measurePdf']>[0]): Promise<WorkerTimes> {
  const worker = new BenchWorker();
  const request: BenchRequest = { name, input: { count, design: Uint8Array.from(design) } };
  let [maxBlockedMs, lastTime] = [0, performance.now()];
  const timer = setInterval(() => {
    maxBlockedMs = Math.max(maxBlockedMs, performance.now() - lastTime);
    lastTime = performance.now();
  }, checkInterval);
  const times = await new Promise<PdfTimes>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfTimes>) => resolve(data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage(request);
  });
  clearInterval(timer);
  worker.terminate();
  return { ...times, maxBlockedMs };
}

window.measurePdf = measurePdf;
window.measureCancel = measureCancel;

/** The page in which `measurePdf.ts` calls `window.measurePdf` and `window.measureCancel`. */
export const PdfBenchPage = () => <p>Ready</p>;
