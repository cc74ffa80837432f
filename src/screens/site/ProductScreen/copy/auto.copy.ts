import { product } from '~/domain/brand';

import type { ProductCopy } from './productCopy';

export const autoCopy: ProductCopy = {
  productLine: 'auto',
  head: {
    title: 'Auto, the vehicle tag',
    description:
      'A QR and NFC tag for your windshield. Anyone can scan it and reach you in a chat, with no app, no account and no phone number exposed.',
  },
  hero: {
    marker: 'Auto, the vehicle tag',
    title: 'Car in\u00a0the\u00a0way? They\u00a0scan. You\u00a0reply.',
    lead: 'A tag on your windshield lets anyone reach you through a chat app.',
    pictureAlt: 'A car with a tag on its windshield',
  },
  tagContent: {
    marker: 'On the tag',
    title: 'A code on\u00a0the\u00a0glass. Not\u00a0your\u00a0number.',
    lead: 'One tag does three jobs.',
    content: {
      kind: 'sticker',
      pictureAlt: 'An Auto tag: a QR code, and under it the ID 5A3F0C',
      hexacode: '5A3F0C',
      parts: [
        { title: 'A code to scan', text: "Point a phone's camera at the tag, or hold the phone against it." },
        { title: 'A chat, not a call', text: 'Anyone who scans it can message you.' },
        {
          title: 'The tag stays the same',
          text: 'Details changed? Edit them in the mobile app.',
        },
      ],
    },
  },
  setup: {
    title: 'On the windshield in three steps',
    steps: [
      { title: 'Stick it clean', text: 'Wipe the glass, then press the tag where people can scan it.' },
      { title: 'Scan to download', text: "Your first scan opens the app's download page." },
      { title: 'Scan again to activate', text: "Scan once more and it's live." },
    ],
  },
  privacy: {
    marker: 'Privacy',
    title: 'They reach you. You stay private.',
    lead: 'People write to you in a messaging app. You decide what your tag says.',
    example: { kind: 'chat', scenario: 'car', title: 'Auto tag 5A3F0C', finder: 'Driver' },
  },
  whatYouGet: {
    title: 'A tag for the glass, an app for the rest',
    pictureAlt: 'An Auto tag on a windshield: a QR code, and under it the ID 5A3F0C',
    items: [
      'A windshield tag with a QR code and NFC',
      'Its own ID, printed under the QR code',
      'The mobile app to set up and manage the tag',
      'Parking messages, written for you',
    ],
  },
  questions: [
    {
      question: 'Do people need an app to scan my tag?',
      answer: 'No. A phone camera is enough. Only you need the app, and only to manage your tag.',
    },
    {
      question: 'When does my tag start working?',
      answer: "As soon as you've scanned it a second time to activate it.",
    },
    {
      question: "What if the code won't scan?",
      answer: 'On our Experience page, type the ID printed under the code.',
    },
    {
      question: `Can ${product.name} help me pay for parking?`,
      answer: 'Yes. The form on this page writes the parking SMS. You send it from your own phone.',
    },
  ],
  next: { title: 'Put one on your car', lead: 'Ask for a tag, or try a sample scan.' },
};
