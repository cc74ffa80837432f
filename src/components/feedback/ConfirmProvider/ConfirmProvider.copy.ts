export const confirmCopy = {
  labels: { confirm: 'Allow', cancel: 'Refuse' },
  close: 'OK',
};
