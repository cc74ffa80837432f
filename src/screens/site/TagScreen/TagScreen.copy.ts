import { product } from '~/domain/brand';
import type { Demonstration } from '~/domain/tag/demonstration';

const unknownTitle = 'Unknown tag code';

export const tagCopy = {
  /** Of the page for a code that nobody knows. */
  head: {
    title: unknownTitle,
    description: `What whoever scans an ${product.name} tag sees. This address belongs to a sample tag or to nobody.`,
  },
  /** What the browser's tab shows. */
  title: (scenario: Demonstration | null) => (scenario ? `Scanned ${scenario.product.name} tag` : unknownTitle),
  sample: {
    marker: 'Sample tag',
    title: (name: string) => `An ${name} tag`,
    notice: 'This is a sample tag. No owner stands behind it, and nothing is sent from this page.',
  },
  unknown: {
    marker: 'Unknown code',
    title: 'This code is registered to nobody here',
    notice: 'Check the code if you typed it. Below is what a finder sees of a tag that is in use.',
    noCode: 'There is no code in this address.',
  },
  code: 'Code',
  finder: 'What a finder sees',
  example: 'Example',
  exampleText: (name: string) => `An ${name} tag with sample data. No owner stands behind it.`,
  aside: {
    title: 'How every tag works',
    items: [
      'No app and no account needed',
      'No phone number is exposed',
      'Contact goes through a messaging app',
      'Linked data changes, the tag stays',
    ],
    experience: 'Try it from both sides',
    learnMore: (name: string) => `More about ${name}`,
    home: 'Go to the home page',
  },
} as const;
