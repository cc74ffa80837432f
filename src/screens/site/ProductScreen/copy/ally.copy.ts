import type { ProductCopy } from './productCopy';

export const allyCopy: ProductCopy = {
  productLine: 'ally',
  head: {
    title: 'Ally, the pet tag',
    description:
      'A battery-free pet tag with medical and allergy details, owner contact and last scanned location. No app for the finder, no phone number exposed.',
  },
  hero: {
    marker: 'Ally, the pet tag',
    title: 'Lost? Scan\u00a0my\u00a0tag.',
    lead: 'A tag on the collar tells the finder what your pet needs and lets them message you.',
    pictureAlt: 'A dog with a tag on its collar',
  },
  tagContent: {
    marker: 'After a scan',
    title: 'Everything a finder needs',
    lead: "Your pet can't talk. The tag can.",
    content: {
      kind: 'collar',
      caption: (name) => `${name}'s tag is an example. You add your own pet's details in the app.`,
      contact: (name) => `${name}, by chat`,
      strengths: [
        { title: 'Battery-free', text: 'Nothing to charge.' },
        { title: 'Keeps working above 45\u00a0°C', text: 'Hot summer days are no problem.' },
      ],
    },
  },
  setup: {
    title: 'From the box to the collar',
    steps: [
      { title: 'Get the tag', text: 'One tag for each pet.' },
      { title: 'Customise with the app', text: 'Add allergies, behaviour and microchip details.' },
      { title: 'Attach and deploy', text: 'Put it on the collar.' },
      { title: 'Scan and connect', text: 'A finder scans it and writes to you.' },
    ],
  },
  privacy: {
    marker: 'Privacy',
    title: 'Share the\u00a0details. Not\u00a0your\u00a0number.',
    lead: 'The finder writes to you in a messaging app. You choose what the tag shows.',
    example: { kind: 'chat', scenario: 'pet', title: 'Ally tag 7C41E9', finder: 'Finder' },
  },
  whatYouGet: {
    title: 'A tag for the collar, an app for the rest',
    pictureAlt: 'An Ally tag on a coral strap: a QR code, and under it the ID 7C41E9',
    items: [
      'A battery-free collar tag with a QR code and NFC',
      'Its own ID, printed under the QR code',
      "A page for your pet's details",
      'The mobile app to edit that page',
    ],
  },
  questions: [
    {
      question: 'What does a finder need to scan the tag?',
      answer: "A phone. Your pet's page opens in the browser.",
    },
    {
      question: 'Will a finder see my phone number?',
      answer: "No. They write to you in a chat that doesn't show your number.",
    },
    {
      question: 'My pet has a microchip. Why add a tag?',
      answer:
        'A microchip needs a special reader. A tag needs only a phone, and it carries the microchip information too.',
    },
    {
      question: "My pet's diet changed. Do I need a new tag?",
      answer: 'No. You edit the details in the mobile app. The tag stays on the collar.',
    },
  ],
  next: { title: 'Put one on the collar', lead: 'Ask for a tag, or see what a finder sees.' },
};
