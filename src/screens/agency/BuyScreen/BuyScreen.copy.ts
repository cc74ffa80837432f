import { product } from '~/domain/brand';

import { agencyLayoutCopy } from '../AgencyLayout/AgencyLayout.copy';

export const buyCopy = {
  documentTitle: agencyLayoutCopy.buy,
  heading: 'Packages',
  bestValue: 'Best value',
  size: (count: string) => `${count} hexacodes`,
  perCode: (price: string) => `${price} each`,
  about: (price: string) => `about ${price}`,
  saving: (percent: number) => `Save ${percent}%`,
  buy: 'Buy Now',
  dialog: {
    titles: {
      question: 'Buy this package?',
      running: 'Buying the package…',
      cancelled: 'Nothing was bought',
      failed: 'Nothing was bought',
      done: 'Package bought',
    },
    confirm: 'Buy',
    cancelled: 'You cancelled before the purchase was complete.',
    tags: product.plural,
    showTags: 'Show the tags',
    printTags: 'Print them',
  },
  owned: {
    heading: `Your ${product.plural}`,
    total: 'total',
    purchases: 'Your purchases',
    empty: 'No purchases yet.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'One hexacode, one tag', text: `100 hexacodes make 100 ${product.plural}.` },
      { title: 'Print your stickers', text: 'Put the codes on your design and print.' },
      { title: 'Owners activate them', text: 'A tag goes live when its owner scans it with the app.' },
    ],
  },
};
