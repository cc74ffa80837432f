export const pageWaitCopy = { text: 'Loading the next page…' };
