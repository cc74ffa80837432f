import { product } from '~/domain/brand';

export const downloadPanelCopy = {
  title: `${product.name} for your phone`,
  noStore: 'The links to the App Store and Google Play are coming. Nobody needs the app to scan a tag.',
  stores: 'Owners manage their tags in the mobile app. Nobody needs it to scan a tag.',
  missing: (store: string) => `The link to ${store} is coming.`,
  scan: 'Scan with your phone',
  code: (store: string) => `QR code: ${store}`,
  close: 'Close',
} as const;
