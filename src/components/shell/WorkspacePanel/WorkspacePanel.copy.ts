import { product } from '~/domain/brand';
import { dateToDay, formatDay, formatTimeOfDay } from '~/domain/time/days';
import { formatRecordCounts } from '~/domain/workspace/recordNames';
import type { StorageFailure } from '~/domain/workspace/storage';

import type { CheckedBackup } from './workspaceOperation';

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes in the largest unit that fits, such as '12.4 MB'. */
function formatSize(bytes: number): string {
  // Uses the next unit from 999.95 on, since 999.95 kB would be rounded to 1,000 kB.
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes / 0.999_95, 1)) / 3), sizeUnits.length - 1);
  const unit = sizeUnits[power] ?? 'byte';
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / 1000 ** power);
}

/** Formats a date and its time as '12-06-2026, 14:05'. */
const formatDateAndTime = (time: Date) => `${formatDay(dateToDay(time))}, ${formatTimeOfDay(time)}`;

const formatMissingRecords = (count: number) => {
  if (count === 0) return '';
  return `${count} damaged ${count === 1 ? 'record that others refer to is' : 'records that others refer to are'} not in it. `;
};

const damagedBackupTexts = { title: 'This backup is damaged.', text: 'Nothing was changed. Choose another backup.' };

export const workspacePanelCopy = {
  close: 'Close',
  sample: {
    text: "Changes here aren't saved, except print settings and table views.",
    start: 'Start a workspace',
    open: 'Open my workspace',
  },
  choices: {
    text: 'A workspace keeps your records in this browser, on this device.',
    sample: { title: 'With the sample data', note: `Agencies, customers and ${product.plural} to try things out` },
    empty: { title: 'Empty', note: 'Start with your own records' },
    backup: 'From a backup…',
  },
  workspace: {
    text: 'Everything you save is kept, except passwords.',
    facts: {
      place: { label: 'Kept in', value: 'This browser, on this device' },
      protection: {
        label: 'Protected by the browser',
        yes: "Yes, it stays until you delete it or clear the browser's data",
        no: 'No, the browser may delete it when space runs low, so back up regularly',
      },
      size: { label: 'Space used', value: formatSize },
      backup: {
        label: 'Last backup',
        value: formatDateAndTime,
        none: 'No backup yet',
      },
    },
    damaged: (count: number) =>
      count === 1
        ? '1 record could not be read and was set aside. Everything else works. An earlier backup may still have it.'
        : `${count} records could not be read and were set aside. Everything else works. An earlier backup may still have them.`,
    backUp: 'Back up',
    restore: 'Restore',
    restoreHidden: ' a backup',
    showSample: 'Back to sample data',
    showSampleNote: 'Your workspace stays as it is.',
    delete: 'Delete workspace',
  },
  questions: {
    backUpFirst: 'Back up first',
    delete: {
      text: 'Delete your workspace?',
      options: {
        confirm: 'Delete workspace',
        cancel: 'Cancel',
        detail: "All its records will be deleted from this browser. You can't undo this.",
      },
    },
    restore: ({ fileName, summary: { createdAt, counts, missingCount } }: CheckedBackup) => ({
      text: 'Replace your workspace?',
      options: {
        confirm: 'Replace',
        cancel: 'Cancel',
        detail: `All its records will be replaced by those in “${fileName}” from ${formatDateAndTime(new Date(createdAt))}: ${formatRecordCounts(counts) || 'no records'}. ${formatMissingRecords(missingCount)}You can't undo this.`,
      },
    }),
  },
  running: {
    start: 'Starting your workspace…',
    open: 'Opening your workspace…',
    backUp: 'Backing up…',
    check: 'Checking the backup…',
    restore: 'Restoring the backup…',
    delete: 'Deleting your workspace…',
  },
  failed: {
    start: "Your workspace couldn't be started.",
    open: "Your workspace couldn't be opened.",
    backUp: "The backup couldn't be made.",
    check: "The backup couldn't be read.",
    restore: "The backup couldn't be restored.",
    delete: "Your workspace couldn't be deleted.",
  },
  reasons: {
    full: "The browser's storage is full. Free up space on this device, then try again.",
    blocked:
      "The browser doesn't let this site store data. Allow it in the browser's settings, or leave the private window, then try again.",
    'newer-version': `${product.name} has been updated in the meantime. Reload the page to continue.`,
    deleted:
      'Your workspace was deleted, for example in another tab, so nothing is saved here. Reload the page to continue.',
    closed: 'The browser closed its storage. What you saved is still there. Try again, or reload the page.',
  } satisfies Record<StorageFailure, string>,
  retry: 'Try again',
  reload: 'Reload the page',
  refused: {
    'not-a-backup': {
      title: "This file isn't a backup.",
      text: 'Nothing was changed. Choose a file that was saved with Back up.',
    },
    'newer-version': {
      title: `This backup is from a newer version of ${product.name}.`,
      text: 'Nothing was changed. Reload the page to update, then restore it again.',
    },
    damaged: damagedBackupTexts,
    inconsistent: damagedBackupTexts,
    'too-large': {
      title: 'This backup is too large for your browser.',
      text: ({ maxBytes }: { maxBytes: number }) =>
        `Nothing was changed. Browsers can restore backups of up to ${formatSize(maxBytes)}.`,
    },
    'workspace-too-large': {
      title: 'Your workspace is too large for a backup.',
      text: ({ bytes, maxBytes }: { bytes: number; maxBytes: number }) =>
        `Nothing was downloaded. The backup would be ${formatSize(bytes)}, but browsers can restore backups of up to ${formatSize(maxBytes)}. Remove large pictures from your ${product.plural}, then back up again.`,
    },
    'no-space': {
      title: "There isn't enough space for this backup.",
      text: ({ neededBytes, freeBytes }: { neededBytes: number; freeBytes: number }) =>
        `Nothing was changed. The backup needs ${formatSize(neededBytes)}, and this site can store ${formatSize(Math.max(freeBytes, 0))} more. Free up space on this device, then try again.`,
    },
  },
  done: {
    start: 'Your workspace is ready.',
    backUp: 'Backup downloaded. Keep the file somewhere safe.',
    restore: 'Backup restored.',
    delete: 'Workspace deleted.',
  },
};
