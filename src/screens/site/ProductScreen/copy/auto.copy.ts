import type { ProductCopy } from './productCopy';

export const autoCopy: ProductCopy = {
  line: 'auto',
  head: {
    title: 'Auto, the vehicle tag',
    description:
      'A QR and NFC tag behind the windshield. Whoever scans it reaches you through a chat app: no app, no account, no phone number exposed.',
  },
  hero: {
    marker: 'Auto, the vehicle tag',
    title: 'Blocked in? Scan, and chat.',
    lead: 'A tag behind your windshield lets anyone reach you through a chat app. They need no app and no account, and never see your number.',
    picture: 'A car with a tag behind its windshield',
  },
  tagContent: {
    marker: 'What it carries',
    title: 'A way to reach you, and nothing to call',
    lead: 'Everything on the glass is there to be seen. Your phone number is not.',
    content: {
      kind: 'sticker',
      picture: 'An Auto tag: a QR code, and under it the ID 5A3F0C',
      tagId: '5A3F0C',
      parts: [
        {
          title: 'A code to scan',
          text: 'Read by QR code or by NFC. Whoever scans it needs no app and no account.',
        },
        {
          title: 'A chat, not a number',
          text: 'The scan reaches you through a chat app. No phone number is exposed.',
        },
        {
          title: 'An ID that stays',
          text: 'You manage the tag in the mobile app and change its linked data without replacing the tag.',
        },
      ],
    },
  },
  setup: {
    title: 'On the windshield in three steps',
    steps: [
      { title: 'Stick it clean', text: 'Stick the tag on a clean windshield, where it can be scanned.' },
      { title: 'Scan to download', text: 'The first scan takes you to the mobile app.' },
      { title: 'Scan again to activate', text: 'The second scan switches the tag on.' },
    ],
  },
  privacy: {
    marker: 'Privacy',
    title: "They reach you. They don't get your number.",
    lead: 'Contact goes through a messaging app. You decide what your tag links to, and you can change it without replacing the tag.',
    facts: [
      'No phone number is exposed',
      'No app and no account for whoever scans',
      'Linked data changes, the tag stays',
    ],
    example: {
      kind: 'chat',
      scenario: 'car',
      title: 'Auto tag 5A3F0C',
      finder: 'Neighbour',
    },
  },
  questions: {
    title: 'Before it goes on the glass',
    items: [
      {
        question: 'Does whoever scans my car need an app?',
        answer: 'No. A scan needs no app and no account. The mobile app is for you, the owner of the tag.',
      },
      {
        question: 'Can they see my phone number?',
        answer: 'No. No phone number is exposed. They reach you through a chat app.',
      },
      {
        question: 'When does the tag begin to work?',
        answer:
          'After the second scan. Stick it clean on the windshield, scan it to download the app, and scan it again to activate it.',
      },
      {
        question: 'Do I need a new tag when something changes?',
        answer: 'No. Change the linked data in the mobile app without replacing the tag on the windshield.',
      },
      {
        question: 'Can it help me pay for parking?',
        answer:
          'The app composes the parking SMS from your car, the place, the zone and the duration, and opens your messaging app. The fee is deducted from mobile balance on two UAE carriers.',
      },
    ],
  },
  next: {
    marker: 'Next step',
    title: 'Ready for the windshield',
    lead: 'Download the app, or look at a scan from both sides first.',
  },
};
