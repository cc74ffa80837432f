import { product } from '~/domain/brand';
import type { DetailKind, ScenarioId } from '~/domain/tag/demoTags';

type ScenarioCopy = {
  name: string;
  /** Text that screen readers announce when the scenario is selected. */
  announcement: string;
  title: string;
  lead: string;
  /** Label of the link to the contact form. */
  enquiryLabel: string;
};

const scenarios: Record<ScenarioId, ScenarioCopy> = {
  pet: {
    name: 'A pet',
    announcement: 'Showing the tag of a pet.',
    title: 'Someone finds Biscuit',
    lead: 'One scan shows what matters and how to reach the owner.',
    enquiryLabel: 'Ask for a tag',
  },
  car: {
    name: 'A car',
    announcement: 'Showing the tag of a car.',
    title: 'Your car is in the way',
    lead: 'A driver scans the tag on the windshield and messages you, but never sees your number.',
    enquiryLabel: 'Ask for a tag',
  },
  award: {
    name: 'An award',
    announcement: 'Showing the tag of an award.',
    title: 'A colleague stops at the award',
    lead: 'One scan opens its photos, videos and messages. Company documents stay locked away.',
    enquiryLabel: 'Ask for the bundle',
  },
};

/** Labels of the switches, in lower case since screen readers read them after 'Show'. CSS capitalizes them. */
const switchLabels: Record<DetailKind | 'contact', string> = {
  medical: 'medical',
  behaviour: 'behaviour',
  breed: 'breed',
  microchip: 'microchip',
  location: 'location',
  linkedMessage: 'note',
  photos: 'photos',
  videos: 'videos',
  messages: 'messages',
  contact: 'contact',
};

export const experienceCopy = {
  head: {
    title: `${product.name} Experience: see what a scan shows`,
    description:
      'Try it yourself: scan the tag of a pet, a car or an award, see what a finder sees, and switch details on and off.',
  },
  hero: {
    marker: 'Demonstration',
    title: 'See what a scan shows',
    lead: 'Try a tag and choose what it shows. Your choices are not saved.',
    legend: 'Choose a tag',
  },
  scenarios,
  tag: {
    title: 'The tag',
    text: 'Its code never changes.',
    picture: (name: string, code: string) => `An ${name} tag with the code ${code}. Its QR code works.`,
    scanHint: 'Scan it with a phone, or open its page here.',
    open: 'Open its page',
  },
  finder: {
    title: 'What they see',
    text: 'In the browser, without an account.',
    phone: "The finder's phone",
  },
  owner: {
    title: 'What you show',
    text: 'You choose in the app.',
    show: 'Show',
    labels: switchLabels,
    on: (label: string) => `${label}: shown to the finder.`,
    off: (label: string) => `${label}: hidden from the finder.`,
    note: 'Switch something off and watch the phone.',
  },
  typed: {
    title: 'Holding a tag?',
    text: "If you can't scan it, type its code.",
  },
  facts: {
    marker: 'Why it works',
    title: 'Easy for finders, easy for you',
    lead: 'Any phone camera can scan a tag.',
    items: [
      'The finder needs no app and no account',
      'You change the details and keep the tag',
      'No phone number is shown',
    ],
  },
  next: {
    title: 'Get your own',
    text: 'You manage your tags in the mobile app.',
    download: 'Download app',
    learnMore: (name: string) => `See ${name}`,
  },
} as const;
