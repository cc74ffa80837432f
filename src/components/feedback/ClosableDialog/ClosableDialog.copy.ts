export const closableDialogCopy = { close: 'Close' };
