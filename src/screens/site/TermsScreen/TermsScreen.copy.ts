import type { TextSection } from '~/components/site/PageText/PageText';
import { product } from '~/domain/brand';

const termsParts: readonly TextSection[] = [
  {
    id: 'site',
    title: 'What this site is',
    paragraphs: [
      `This site presents ${product.name}: smart tags for people, pets, vehicles and spaces, and the app you manage them with. Products marked 'Coming soon' aren't available yet.`,
    ],
  },
  {
    id: 'samples',
    title: 'Demos and samples',
    paragraphs: [
      'The Experience page is a demo. Its names, tags, cars and messages are made up.',
      'The agency and admin pages come with sample data. None of the customers are real.',
    ],
  },
  {
    id: 'codes',
    title: 'Codes in pictures',
    paragraphs: ['The codes in our pictures are real. They open pages on this site. The owners are made up.'],
  },
  {
    id: 'parking',
    title: 'Parking messages',
    paragraphs: [
      'Message formats can change. The form shows when we last confirmed each format. Compare the message with the sign before you send it.',
      'The message opens in your own messaging app, and only you can send it. Your carrier deducts the fee from your mobile balance. This site takes no payments.',
    ],
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    paragraphs: [
      "Sign-in is a demo: anyone can sign in. If you type a one-time code, it goes to our server with your email address. Passwords aren't sent or checked, so don't type a real one.",
    ],
  },
  {
    id: 'links',
    title: 'Links to other sites',
    paragraphs: ['App stores, messaging apps and social networks have their own terms.'],
  },
];

export const termsCopy = {
  head: {
    title: 'Terms: what to expect from this site',
    description: `What to expect from the ${product.name} site: what is a demo, what is a sample, and who sends and pays for a parking message.`,
  },
  hero: {
    marker: 'Terms of use',
    title: 'What to expect from this site',
    lead: "What's real, what's a sample, and how parking messages\u00a0work.",
  },
  parts: termsParts,
  contact: 'Ask about the terms',
  privacy: 'Read about privacy',
} as const;
