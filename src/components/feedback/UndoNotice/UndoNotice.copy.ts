export const undoNoticeCopy = { undo: { one: 'Undo', several: 'Undo all' }, close: 'Close' };
