export const noValueCopy = { none: 'None' };
