import type { ProductCopy } from './productCopy';

export const allyCopy: ProductCopy = {
  line: 'ally',
  head: {
    title: 'Ally, the pet tag',
    description:
      'A battery-free pet tag with medical and allergy details, owner contact, last scanned location and more. No app for the finder, no number exposed.',
  },
  hero: {
    marker: 'Ally, the pet tag',
    title: 'Far\u00a0from\u00a0home? Scan\u00a0me.',
    lead: 'A tag on the collar tells a finder what your pet needs, and lets them reach you. They need no app and no account, and never see your number.',
    picture: 'A dog with a tag on its collar',
  },
  tagContent: {
    marker: 'What it carries',
    title: 'All a finder needs to know',
    lead: "Your pet can't say it. The tag on the collar can, to whoever scans it.",
    content: {
      kind: 'collar',
      title: 'Ally tag',
      caption: (name) => `An example: ${name}'s tag. You add your own pet's details in the app.`,
      contact: 'By chat, no number shown',
      strengths: [
        { title: 'Battery-free', text: 'There is nothing to charge and nothing to run down.' },
        { title: 'Works above 45\u00a0°C', text: 'Hot days included.' },
      ],
    },
  },
  setup: {
    title: 'From the box to the collar',
    steps: [
      { title: 'Get the tag', text: 'Choose Ally, the tag for pets.' },
      {
        title: 'Customise with the app',
        text: 'Add what a finder should know: allergies, behaviour, microchip.',
      },
      { title: 'Attach and deploy', text: 'Put it on the collar. It needs no battery.' },
      { title: 'Scan and connect', text: 'A finder scans the tag, and a chat with you begins.' },
    ],
  },
  privacy: {
    marker: 'Privacy',
    title: "Your pet's details go along. Your number doesn't.",
    lead: 'A finder writes to you through a messaging app. What the tag tells them is up to you, and you can change it at any time.',
    facts: [
      'No phone number is exposed',
      'No app and no account for whoever finds your pet',
      'New details, same tag on the collar',
    ],
    example: {
      kind: 'chat',
      scenario: 'pet',
      title: 'Ally tag 7C41E9',
      finder: 'Finder',
    },
  },
  questions: {
    title: 'What pet owners ask',
    items: [
      { question: 'Does the tag need charging?', answer: 'No. Ally is battery-free.' },
      {
        question: 'Does it work in the summer heat?',
        answer: 'Yes. Ally works above 45\u00a0°C.',
      },
      {
        question: 'What does a finder need?',
        answer: 'Something to scan with. No app and no account: the tag opens what you have filled in.',
      },
      {
        question: 'Will a finder see my phone number?',
        answer: 'No. No phone number is exposed. They contact you through a messaging app.',
      },
      {
        question: 'My pet has a microchip. What is the tag for?',
        answer:
          'Microchip information is one of the things that the tag carries. Beside it stand medical and allergy details, owner contact, last scanned location, breed and behaviour.',
      },
      {
        question: 'The diet has changed. Do I need a new tag?',
        answer: 'No. Change the details in the mobile app without replacing the tag on the collar.',
      },
    ],
  },
  next: {
    marker: 'Next step',
    title: 'Ready for the collar',
    lead: 'Download the app, or see first what a finder sees.',
  },
};
