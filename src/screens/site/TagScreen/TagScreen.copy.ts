import { product } from '~/domain/brand';
import type { DemoTag } from '~/domain/tag/demoTags';

const unknownTitle = 'Tag without an owner';

export const tagCopy = {
  /** Page for an unknown code. */
  head: {
    title: unknownTitle,
    description: `What whoever scans an ${product.name} tag sees. This address belongs to a sample tag or to nobody.`,
  },
  /** Document title. */
  title: (scenario: DemoTag | null) => (scenario ? `Scanned ${scenario.product.name} tag` : unknownTitle),
  sample: {
    marker: 'Sample tag',
    title: (name: string) => `An ${name} tag`,
    notice: 'This is a sample tag. No owner stands behind it, and nothing is sent from this page.',
  },
  unknown: {
    marker: 'Sample tag',
    title: 'This tag has no owner here yet',
    notice:
      'The code was read as it should be. This site shows sample data, so nobody answers behind it; below is what a finder sees of a tag that is in use. If you typed the code, check it.',
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
