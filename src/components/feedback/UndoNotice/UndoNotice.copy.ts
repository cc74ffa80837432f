export const undoNoticeCopy = { undo: 'Undo', close: 'Close' };
