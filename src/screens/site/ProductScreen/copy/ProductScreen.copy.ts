import { product } from '~/domain/brand';

/** Texts that the three product pages share. */
export const productScreenCopy = {
  actions: {
    setUp: 'How to set it up',
    experience: 'Try a scan',
    ask: 'Ask for a tag',
    talk: 'Talk to us',
    partner: 'Partner with us',
  },
  tagCode: 'The QR code of this tag. It is real and opens a sample tag.',
  tagId: (id: string) => `Tag ID ${id}`,
  setup: 'Setup',
  chat: {
    note: 'Phone number not shown',
    owner: 'You',
    caption: 'An example of a chat after a scan.',
  },
  whatYouGet: 'What you get',
  questions: { marker: 'Good to know', title: 'Common questions', more: 'Ask us anything' },
  others: `More from ${product.name}`,
} as const;
