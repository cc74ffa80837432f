import type { ProductCopy } from './productCopy';

export const accoladesCopy: ProductCopy = {
  productLine: 'accolades',
  head: {
    title: 'Accolades, the recognition bundle',
    description:
      'Awards, a wall of excellence and a branded selfie frame. A scan opens photos, videos and messages. Company documents stay in a secure digital vault.',
  },
  hero: {
    marker: 'Accolades, the recognition bundle',
    title: 'Awards that tell their story',
    lead: 'One scan shows the photos, videos and messages behind an award.',
    pictureAlt: 'Framed portraits and a clear award with a code inside',
    facts: ['No app and no account needed to scan', 'Company documents stay locked away'],
  },
  tagContent: {
    marker: 'In the bundle',
    title: "Three ways to say 'well done'",
    lead: 'Each one has its own tag.',
    content: {
      kind: 'bundle',
      items: [
        {
          title: 'Awards',
          text: 'For the person who earned it. Scan the award for photos and videos.',
          hexacode: 'A90B13',
          pictureAlt: 'A clear award with a code inside',
        },
        {
          title: 'Wall of excellence display',
          text: 'Anyone who walks by can scan it to meet the people on the wall.',
          hexacode: 'A90B14',
          pictureAlt: 'Portraits on a wall with a tag among them',
        },
        {
          title: 'Branded selfie frame',
          text: 'Guests pose with it, then scan it for the photos.',
          hexacode: 'A90B15',
          pictureAlt: 'Two colleagues in a selfie frame with a tag in its corner',
        },
      ],
    },
  },
  setup: {
    title: 'From the bundle to the first scan',
    steps: [
      { title: 'Get the bundle', text: 'Tell us who you want to celebrate.' },
      { title: 'Customise with the app', text: 'Add the photos, videos and messages.' },
      { title: 'Attach and deploy', text: 'Hand out the awards, hang the display and pass the frame around.' },
      { title: 'Scan and connect', text: 'A guest scans a tag and sees its photos, videos and messages.' },
    ],
  },
  privacy: {
    marker: 'Privacy',
    title: 'Share the moment. Lock the files.',
    lead: 'A scan opens photos, videos and messages. Company documents stay locked in a digital vault.',
    example: {
      kind: 'vault',
      caption: 'What a scan opens, and what stays locked.',
      tag: { title: 'Tag ID A90B13', note: 'Opens with a scan', contents: ['Photos', 'Videos', 'Messages'] },
      vault: { title: 'Secure digital vault', note: 'Part of the bundle', contents: ['Company documents'] },
    },
  },
  whatYouGet: {
    title: 'One bundle for the whole celebration',
    pictureAlt: "A clear award on a dark base: a QR code, 'Employee of the year' and the ID A90B13",
    items: [
      'Awards, each with its own tag',
      'A wall of excellence display',
      'A branded selfie frame',
      'A secure digital vault for company documents',
    ],
  },
  questions: [
    {
      question: 'Do colleagues or guests need an app?',
      answer: 'No. Only the person who sets up the bundle needs the app.',
    },
    {
      question: 'Can we change the photos, videos and messages later?',
      answer: 'Yes, in the mobile app. The tag stays the same.',
    },
    { question: 'Can guests write to us?', answer: 'Yes. They scan a tag and write to you in a messaging app.' },
    {
      question: 'Where do company documents go?',
      answer: "They're kept in the secure digital vault. A scan doesn't open them.",
    },
  ],
  next: { title: 'Bring it to your company', lead: "Tell us who you'd like to celebrate." },
};
