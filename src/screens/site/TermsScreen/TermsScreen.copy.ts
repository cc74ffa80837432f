import type { TextPart } from '~/components/site/PageText/PageText';
import { product } from '~/domain/brand';

const parts: readonly TextPart[] = [
  {
    title: 'This site',
    paragraphs: [
      `It presents ${product.name}: smart tags for people, pets, vehicles and spaces, and the app that owners manage them with. Products marked ‘Coming soon’ can not be had yet.`,
    ],
  },
  {
    title: 'Demonstrations and samples',
    paragraphs: [
      'The experience page is a demonstration, and says so. Names, tags, cars and messages in examples are made up.',
      'The agency and administration pages come with sample data: those figures and lists describe no real customers.',
    ],
  },
  {
    title: 'Codes in pictures',
    paragraphs: [
      'The codes in the pictures are real and open this site. A code that is marked as a sample stands for no tag that anybody owns.',
    ],
  },
  {
    title: 'Parking messages',
    paragraphs: [
      'The message formats are given as they were last seen, with the date. They can change: check the sign where you park before you send.',
      'Nothing is sent without you. The message opens in your own messaging app, and you send it. The fee is deducted from your mobile balance by your operator; this site takes no payment and names no prices.',
    ],
  },
  {
    title: 'Signing in',
    paragraphs: [
      'Sign-in is a placeholder: it shows how the agency pages are entered and protects nothing. Use no password that you use elsewhere.',
    ],
  },
  {
    title: 'Links to other places',
    paragraphs: ['App stores, messaging apps and social networks are run by others, under their own terms.'],
  },
];

export const termsCopy = {
  head: {
    title: 'Terms: what this site is, and what it is not',
    description: `What to expect of the ${product.name} site: what is a demonstration, what is a sample, and who sends and pays a parking message.`,
  },
  hero: {
    marker: 'Terms',
    title: 'What this site is, and what it is not',
    lead: 'What is shown here, what is only a sample, and what stays in your hands.',
  },
  parts,
  contact: 'Ask about the terms',
  privacy: 'Read about privacy',
} as const;
