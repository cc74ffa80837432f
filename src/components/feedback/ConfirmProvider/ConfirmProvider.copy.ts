export const confirmCopy = {
  answers: { confirm: 'Allow', cancel: 'Refuse' },
  close: 'OK',
};
