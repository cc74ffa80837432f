import type { PdfBenchInput } from './pdfBenchInput';
import { measureWriter } from './pdfWriters';
import type { WriterName } from './pdfWriters';

/** The message to the worker that starts a measurement. */
export type BenchRequest = { name: WriterName; input: PdfBenchInput };

addEventListener('message', ({ data: { name, input } }: MessageEvent<BenchRequest>) => {
  void measureWriter(name, input).then((times) => postMessage(times));
});
