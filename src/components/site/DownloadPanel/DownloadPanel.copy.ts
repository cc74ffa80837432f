export const downloadPanelCopy = {
  coming: {
    title: 'The app is on its way',
    notes: {
      tag: {
        text: "The app isn't out yet.",
        linkText: 'Ask for a tag now',
        textAfterLink: ' and set it\u00a0up\u00a0later.',
      },
      bundle: {
        text: "The app isn't out yet.",
        linkText: 'Talk to us now',
        textAfterLink: ' and set up your bundle later.',
      },
    },
    text: "The app is coming to the App Store and Google Play. You don't need it to scan a tag.",
    scan: 'Scan a sample tag',
    scanText: "Point your phone at this code. It opens a lost dog's page.",
    code: 'QR code: a sample tag',
    open: 'Open the sample tag',
    try: 'Try the demo',
    contact: 'Write to us',
  },
  title: 'Get the app',
  stores: "Manage your tags on your phone. You don't need the app to scan one.",
  missing: (store: string) => `${store} is coming soon.`,
  scan: 'Scan with your phone',
  code: (store: string) => `QR code: ${store}`,
  close: 'Close',
} as const;
