import { product } from '~/domain/brand';

export const finderViewCopy = {
  line: (name: string) => `${product.name} ${name}`,
  numberHidden: 'Number not shown',
  message: 'Message the owner',
  back: 'Back to the tag',
  chat: {
    title: 'Your chat opens here',
    text: 'This tag is a sample, so nothing is sent. With a real one, you could chat and share where you are:',
    finder: 'You',
    owner: 'Owner',
    close: 'Close',
  },
  empty: { title: 'All private', text: 'The owner has hidden every detail.' },
} as const;
