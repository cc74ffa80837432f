import type { PartlyUsedSheet } from '~/domain/printing/runs/partlyUsedSheet';
import type { StorageProblem } from '~/domain/storageProblem';

import { countWithNoun } from '../shared/format';
import { formatLocalDay } from '../shared/formatTime';

const problemTexts: Record<StorageProblem, string> = {
  full: "This run isn't in Recent runs, because your browser's storage is full. Your stickers are not affected.",
  blocked:
    "This run isn't in Recent runs, because your browser doesn't let this site store data. Your stickers are not affected.",
};

export const runNotesCopy = {
  offer: ({ used, printedAt }: PartlyUsedSheet) =>
    `Continue on the sheet from ${formatLocalDay(printedAt)}: ${countWithNoun(used, 'label')} used, start at label ${used + 1}.`,
  use: ({ used }: PartlyUsedSheet) => `Start at label ${used + 1}`,
  dismiss: 'New sheet',
  notRecorded: (problem: StorageProblem) => problemTexts[problem],
  close: 'Close',
} as const;
