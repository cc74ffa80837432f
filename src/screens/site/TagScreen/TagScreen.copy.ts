import { product } from '~/domain/brand';
import type { DemoTag } from '~/domain/tag/demoTags';

const unknownTitle = "We don't know this tag";

export const tagCopy = {
  /** Document title and meta description of the page for an unknown code. */
  head: {
    title: unknownTitle,
    description: `This page opens when someone scans an ${product.name} tag. The tag is a sample or isn't registered.`,
  },
  /** Returns the document title of the page of a demo tag or, if `demoTag` is null, of the page for an unknown code. */
  title: (demoTag: DemoTag | null) => demoTag?.heading ?? unknownTitle,
  demoTag: {
    chip: 'Sample',
    text: 'This is a sample tag. Its names are made up.',
  },
  unknown: {
    marker: 'Tag not found',
    title: unknownTitle,
    text: 'Check the code on the tag and try again. If the code is right, the tag may not be set up yet.',
    noCode: "There's no code in this link.",
    locations: {
      title: 'Where to find the code',
      pet: { title: 'Collar tag', text: `Bottom right, next to ${product.name}` },
      car: { title: 'Windshield sticker', text: `Bottom left, under ${product.name}` },
      award: { title: 'Award', text: 'On the plate, under the name' },
    },
    help: 'Still stuck?',
    contact: 'Ask us about this tag',
    home: `What is ${product.name}?`,
  },
  registered: {
    title: `You found an ${product.name}`,
    activated: 'Activated tag',
    notActivated: 'Not activated yet',
    activatedText: 'The owner has set it up.',
    notActivatedText: "Its owner hasn't set it up yet, so some of this may not work.",
    contactOptions: 'Ways to reach the owner',
    noUtility: { title: 'Nothing here yet', text: "The owner hasn't chosen what this tag shows." },
    /** Returns the label of a link to another site. */
    continueTo: (host: string) => `Continue to ${host}`,
    workspace: "This tag is in the workspace of this browser. Other devices can't see it.",
  },
  aside: {
    title: 'Good to know',
    items: ['No app, no account', 'A chat, not a call'],
    experience: 'Try the demo',
    learnMore: (name: string) => `More about ${name}`,
  },
} as const;
