import { siteBarCopy } from '~/components/site/SiteBar/SiteBar.copy';

/** Texts shared by the three product pages. */
export const productScreenCopy = {
  actions: {
    download: siteBarCopy.download,
    setUp: 'Set it up',
    experience: 'Try a scan',
    contact: 'Contact us',
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
  questions: { marker: 'Questions', more: 'Ask something else' },
  others: 'More smart tags for people, pets, vehicles and spaces',
  tag: 'A tag as the core of the finder pattern. Its QR code is real and opens this site.',
} as const;
