import type { CodeFinding, CodeCheckInput } from '~/domain/printing/pdf/codeCheck';

/** Request to the check worker: the PDF files of a run, and what they should contain. */
export type CheckWorkerRequest = CodeCheckInput & { files: readonly Blob[] };

/** Messages of the check worker. A progress message counts the stickers up to the last one that was read. */
export type CheckWorkerMessage =
  | { type: 'progress'; stickerCount: number }
  | { type: 'done'; findings: CodeFinding[] }
  | { type: 'failed' };
