import { product } from '~/domain/brand';

export const finderViewCopy = {
  overline: (name: string) => `${product.name} ${name}`,
  numberHidden: 'Number not shown',
  back: 'Back to the tag',
  chat: {
    title: 'This is how a chat looks',
    text: 'Nothing is sent, because this tag is a sample.',
    finder: 'You',
    close: 'Close',
  },
  empty: { title: 'All private', text: 'Every detail is hidden.' },
} as const;
