export const statusAlertCopy = { undo: 'Undo' };
