export const printingCopy = {
  title: 'Printing',
  print: 'Print Design',
  reset: 'Reset',
  useLast: 'Use last settings',
  printErrors: {
    blocked: 'Your browser blocked the print window. Allow pop-ups for this site, then select Print Design again.',
    closed: 'The print window was closed before it could print. Select Print Design to open it again.',
    failed:
      "Your design or part of this page didn't load, so nothing was printed. Check your connection and upload the design again.",
  },
  confirm: {
    title: (elements: readonly string[]) => {
      const [qr, barcode] = [elements.includes('qr'), elements.includes('barcode')];
      if (qr && !barcode) return "This QR code probably won't scan";
      return barcode && !qr ? "This barcode probably won't scan" : "These stickers probably won't scan";
    },
    printAnyway: 'Print anyway',
    back: 'Back to settings',
  },
} as const;
