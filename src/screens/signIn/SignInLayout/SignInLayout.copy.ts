import { product } from '~/domain/brand';

export const signInLayoutCopy = {
  home: `${product.name}, home`,
  change: 'change',
  withoutEmail: "We don't have your email yet.",
  enterEmail: 'Enter your email',
  withoutScript: {
    before: `${product.name} needs JavaScript for this page. The`,
    home: 'home page',
    after: 'works without it.',
  },
  facts: {
    label: `What ${product.name} does`,
    title: 'One\u00a0tag. One\u00a0scan. One\u00a0chat.',
    items: [
      'Anyone can scan a tag. No app, no account.',
      'Owners can update their tags at any time.',
      'Agencies print QR codes or barcodes on their own designs.',
    ],
  },
};
