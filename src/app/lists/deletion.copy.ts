import type { ConfirmOptions } from '~/components/feedback/ConfirmProvider/useConfirm';
import { formatCount } from '~/domain/number/amounts';
import { capitalize } from '~/domain/text/capitalize';
import { formatRecordCount } from '~/domain/workspace/recordNames';
import type { EntityTable } from '~/domain/workspace/records';

export const deletionCopy = {
  question: (name: string) => `Delete ${name}?`,
  rowCountText: (count: number, noun: string) => `${formatCount(count)} ${noun}`,
  /** `keepsChanges` is true in a workspace, where a reload does not restore deleted records. */
  labels: (keepsChanges: boolean): ConfirmOptions => ({
    confirm: 'Delete',
    cancel: 'Cancel',
    tone: 'delete',
    detail: keepsChanges
      ? 'You can undo this until you reload or leave.'
      : 'You can undo this. A reload brings all sample data back.',
  }),
  refused: (name: string) => `${capitalize(name)} can't be deleted`,
  showReferrers: (table: EntityTable, count: number) => `Show ${formatRecordCount(table, count)}`,
};
