import { useSyncExternalStore } from 'react';

import { PageStrip } from '~/components/printing/PageStrip/PageStrip';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import type { PrintProgress } from '../controller/printProgress';

type ProgressProps = { progress: PrintProgress; layout: SheetLayout };

const useDone = (progress: PrintProgress) => useSyncExternalStore(progress.subscribe, progress.getSnapshot);

export type ProgressTextProps = ProgressProps & {
  /** Returns the text from the current page, counted from 1, and the number of stickers that are done. */
  format: (page: number, done: number) => string;
};

/** The current page of a job, and its stickers that are done. */
export function ProgressText({ progress, layout, format }: ProgressTextProps) {
  const done = useDone(progress);
  return format(Math.min(layout.pages, Math.floor((done + layout.startIndex) / layout.perPage) + 1), done);
}

/** The pages of a job, filled up to the stickers that are done. */
export function ProgressStrip({ progress, layout, label }: ProgressProps & { label: string }) {
  return <PageStrip layout={layout} done={useDone(progress)} label={label} />;
}
