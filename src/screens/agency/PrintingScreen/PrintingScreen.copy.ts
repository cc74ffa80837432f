export const printingCopy = {
  title: 'Printing',
  print: 'Print Design',
  reset: 'Reset',
  useLast: 'Use last settings',
  printErrors: {
    blocked:
      'The print window was blocked. Allow pop-ups for this site in your browser, then press Print Design again.',
    closed: 'The print window was closed before it could print. Press Print Design to open it again.',
    failed: 'The picture of the design could not be loaded, so nothing was printed. Choose the picture again.',
  },
  confirm: {
    title: (elements: readonly string[]) => {
      const [qr, barcode] = [elements.includes('qr'), elements.includes('barcode')];
      if (qr && !barcode) return 'The QR code will probably not scan';
      return barcode && !qr ? 'The barcode will probably not scan' : 'These stickers will probably not work';
    },
    printAnyway: 'Print anyway',
    back: 'Back to the settings',
  },
} as const;
