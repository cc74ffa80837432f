import type { PdfWork } from './pdfWork';
import { timeWriter } from './writers';
import type { WriterName } from './writers';

/** The message that starts a measurement. */
export type BenchRequest = { name: WriterName; work: PdfWork };

addEventListener('message', ({ data: { name, work } }: MessageEvent<BenchRequest>) => {
  void timeWriter(name, work).then((times) => postMessage(times));
});
