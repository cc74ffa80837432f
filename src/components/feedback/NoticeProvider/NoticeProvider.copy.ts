export const noticeCopy = {
  answers: { accept: 'Allow', refuse: 'Refuse' },
  close: 'OK',
};
