import { useSyncExternalStore } from 'react';

import { PageStrip } from '~/components/printing/PageStrip/PageStrip';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import type { PrintProgress } from '../controller/printProgress';

type ProgressProps = { progress: PrintProgress; layout: SheetLayout };

const useDoneCount = (progress: PrintProgress) => useSyncExternalStore(progress.subscribe, progress.getSnapshot);

export type ProgressTextProps = ProgressProps & {
  /** Returns the text for the current page, counted from 1, and the number of finished stickers. */
  format: (page: number, doneCount: number) => string;
};

/** Text with the progress of a job: the current page and the number of finished stickers. */
export function ProgressText({ progress, layout, format }: ProgressTextProps) {
  const doneCount = useDoneCount(progress);
  return format(
    Math.min(layout.pageCount, Math.floor((doneCount + layout.usedSlotCount) / layout.perPage) + 1),
    doneCount,
  );
}

/** PageStrip with the progress of a job, in which finished stickers are filled in. */
export function ProgressStrip({ progress, layout, label }: ProgressProps & { label: string }) {
  return <PageStrip layout={layout} doneCount={useDoneCount(progress)} label={label} />;
}
