import { siteBarCopy } from '~/components/site/SiteBar/SiteBar.copy';
import { product } from '~/domain/brand';

/** Texts that the three product pages share. */
export const productScreenCopy = {
  actions: {
    download: siteBarCopy.download,
    setUp: 'Set it up',
    experience: 'Try a scan',
    ask: 'Ask for a tag',
    talk: 'Talk to us',
    opens: 'See what opens',
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
  tag: 'A tag as the core of the finder pattern. Its QR code is real and opens this site.',
} as const;
