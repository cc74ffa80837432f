import type { CodeFinding, CodeCheckInput } from '~/domain/printing/pdf/codeCheck';

/** Request to the check worker: the PDF files of a run, and what they should contain. */
export type CheckWorkerRequest = CodeCheckInput & { files: readonly Blob[] };

/** Messages of the check worker. `stickerCount` is the number of stickers on the pages that were read so far. */
export type CheckWorkerMessage =
  | { type: 'progress'; stickerCount: number }
  | { type: 'done'; findings: CodeFinding[] }
  | { type: 'failed' };
