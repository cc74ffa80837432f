import type { ConfirmOptions } from './useConfirm';

export const confirmCopy = {
  defaultLabels: { confirm: 'Allow', cancel: 'Refuse', tone: 'consent' } satisfies ConfirmOptions,
  close: 'OK',
};
