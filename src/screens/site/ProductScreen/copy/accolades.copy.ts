import type { ProductCopy } from './productCopy';

export const accoladesCopy: ProductCopy = {
  line: 'accolades',
  head: {
    title: 'Accolades, the recognition bundle',
    description:
      "Awards, a wall of excellence and a branded selfie frame. Each item's tag ID opens photos, videos and messages, beside a secure digital vault.",
  },
  hero: {
    marker: 'Accolades, the recognition bundle',
    title: 'Awards that tell their story',
    lead: 'An award, a wall of excellence and a branded selfie frame. A scan of any of them opens the photos, videos and messages behind it.',
    picture: 'Framed portraits on a wall beside a trophy with a tag on its base',
  },
  tagContent: {
    marker: 'What is in the bundle',
    title: 'Three ways to say well done',
    lead: 'Each item carries a tag ID of its own. What it opens is what people remember.',
    content: {
      kind: 'bundle',
      items: [
        {
          title: 'Awards',
          text: 'For the one who earned it. The tag on the base carries the story along.',
          tagId: 'A90B13',
          picture: 'A trophy with a tag on its base',
        },
        {
          title: 'Wall of excellence display',
          text: 'For everyone who passes by. A scan turns a portrait into a story.',
          tagId: 'A90B14',
          picture: 'Portraits on a wall with a tag among them',
        },
        {
          title: 'Branded selfie frame',
          text: 'For the moment itself. The frame is in the picture, and so is the tag.',
          tagId: 'A90B15',
          picture: 'Two colleagues in a selfie frame with a tag in its corner',
        },
      ],
      opens: { title: 'Each tag ID opens', kinds: ['Photos', 'Videos', 'Messages'] },
    },
  },
  setup: {
    title: 'From the bundle to the first scan',
    steps: [
      { title: 'Get the bundle', text: 'Awards, a wall of excellence display and a branded selfie frame.' },
      {
        title: 'Customise with the app',
        text: 'Set the photos, videos and messages that each tag ID opens.',
      },
      { title: 'Attach and deploy', text: 'Hand out the awards, put up the wall, pass the frame around.' },
      { title: 'Scan and connect', text: 'Someone scans an item, and its story opens. No app, no account.' },
    ],
  },
  privacy: {
    marker: 'Privacy',
    title: 'Moments open with a scan. Documents stay in the vault.',
    lead: 'What people celebrate is a scan away. Company documents have a place of their own: a secure digital vault.',
    facts: [
      'No phone number is exposed: contact goes through a messaging app',
      'No app and no account for whoever scans',
      'Linked data changes, the award stays',
    ],
    example: {
      kind: 'vault',
      caption: 'What a scan opens, and what the vault keeps.',
      tag: { title: 'Tag ID A90B13', note: 'Opens with a scan', contents: ['Photos', 'Videos', 'Messages'] },
      vault: { title: 'Secure digital vault', note: 'Part of the bundle', contents: ['Company documents'] },
    },
  },
  questions: {
    title: 'Before you hand them out',
    items: [
      {
        question: 'What is in the bundle?',
        answer:
          'Awards, a wall of excellence display and a branded selfie frame, each with a tag ID, and a secure digital vault for company documents.',
      },
      {
        question: 'What happens when someone scans an item?',
        answer: 'Its tag ID opens the photos, videos and messages that belong to it.',
      },
      {
        question: 'Do colleagues or guests need an app?',
        answer: 'No. A scan needs no app and no account.',
      },
      {
        question: 'Can we change what an item opens?',
        answer: 'Yes. You manage the tags in the mobile app and change their linked data. The items keep their tags.',
      },
      {
        question: 'Where do company documents go?',
        answer: 'Into the secure digital vault that the bundle includes.',
      },
    ],
  },
  next: {
    marker: 'Next step',
    title: 'Bring it to your company',
    lead: 'Tell us whom you would like to celebrate, or offer the bundle as a partner.',
  },
};
