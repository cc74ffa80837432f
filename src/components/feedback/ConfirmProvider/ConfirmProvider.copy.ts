import type { ConfirmLabels } from './useConfirm';

export const confirmCopy = {
  labels: { confirm: 'Allow', cancel: 'Refuse', tone: 'consent' } satisfies ConfirmLabels,
  close: 'OK',
};
