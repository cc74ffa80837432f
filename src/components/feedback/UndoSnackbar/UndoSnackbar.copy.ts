export const undoSnackbarCopy = { undo: { one: 'Undo', several: 'Undo all' }, close: 'Close' };
