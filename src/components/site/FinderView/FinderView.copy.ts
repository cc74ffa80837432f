import { product } from '~/domain/brand';

export const finderViewCopy = {
  line: (name: string) => `${product.name} ${name}`,
  numberHidden: 'Phone number not shown',
  message: 'Message the owner',
  back: 'Back to the tag',
  chat: {
    app: 'Messaging app',
    finder: 'You',
    owner: 'Owner',
    notice: 'A demonstration: nothing is sent, and nothing leaves this page.',
  },
  empty: { title: 'Nothing to see here', text: 'The owner shows nothing at the moment. The tag itself is fine.' },
} as const;
