export const navigationProgressCopy = { text: 'Loading the next page…' };
