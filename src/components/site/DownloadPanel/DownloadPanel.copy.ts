import { product } from '~/domain/brand';

export const downloadPanelCopy = {
  title: `${product.name} for your phone`,
  text: 'The links to the App Store and Google Play are coming. Nobody needs the app to scan a tag.',
  close: 'Close',
} as const;
