import { product } from '~/domain/brand';

import { agencyLayoutCopy } from '../AgencyLayout/AgencyLayout.copy';

export const buyCopy = {
  documentTitle: agencyLayoutCopy.buy,
  heading: 'Packages',
  bestValue: 'Best value',
  about: 'about ',
  perCode: (currency: string) => `${currency} per code`,
  codes: (count: string) => `${count} codes`,
  buy: 'Buy Now',
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'One code, one tag', text: `Each code is one ${product.name} with its own hexacode.` },
      { title: 'Print your stickers', text: 'Put the codes on your own design under Printing.' },
      { title: 'Owners activate them', text: 'A tag goes live when its owner scans it with the app.' },
    ],
  },
};
