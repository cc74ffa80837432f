import type { PdfBenchInput } from './pdfBenchInput';
import { timeWriter } from './pdfWriters';
import type { WriterName } from './pdfWriters';

/** The message that starts a measurement. */
export type BenchRequest = { name: WriterName; work: PdfBenchInput };

addEventListener('message', ({ data: { name, work } }: MessageEvent<BenchRequest>) => {
  void timeWriter(name, work).then((times) => postMessage(times));
});
