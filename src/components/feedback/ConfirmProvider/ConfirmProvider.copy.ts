import type { ConfirmOptions } from './useConfirm';

export const confirmCopy = {
  labels: { confirm: 'Allow', cancel: 'Refuse', tone: 'consent' } satisfies ConfirmOptions,
  close: 'OK',
};
