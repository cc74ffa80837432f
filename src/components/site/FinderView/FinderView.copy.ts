import { product } from '~/domain/brand';

export const finderViewCopy = {
  overline: (name: string) => `${product.name} ${name}`,
  numberHidden: 'Number not shown',
  back: 'Back to the tag',
  chat: {
    title: 'Your chat opens here',
    text: 'This tag is a sample, so nothing is sent. A real tag opens a chat like this.',
    finder: 'You',
    close: 'Close',
  },
  empty: { title: 'All private', text: 'Every detail is hidden.' },
} as const;
