export const storeLinksCopy = {
  caption: 'Scan with your phone',
  code: (store: string) => `QR code: ${store}`,
} as const;
