export const navigationProgressCopy = { text: 'Loading…' };
