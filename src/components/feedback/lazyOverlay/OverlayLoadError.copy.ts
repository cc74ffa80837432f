export const overlayLoadErrorCopy = {
  text: "This part of the page couldn't be loaded. Check your connection and try again. If that doesn't help, reload the page.",
  retry: 'Try again',
  close: 'Close',
};
