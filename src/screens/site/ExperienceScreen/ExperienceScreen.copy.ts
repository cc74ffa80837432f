import { product } from '~/domain/brand';
import type { ScenarioId } from '~/domain/tag/demoTags';

type ScenarioCopy = {
  name: string;
  /** Announced when the scenario is selected. */
  status: string;
  title: string;
  lead: string;
};

const scenarios: Record<ScenarioId, ScenarioCopy> = {
  pet: {
    name: 'A pet',
    status: 'The tag of a pet is shown.',
    title: 'Somebody finds your pet',
    lead: 'One scan of the collar, and they know what matters and how to reach you.',
  },
  car: {
    name: 'A car',
    status: 'The tag of a car is shown.',
    title: 'Somebody needs you at your car',
    lead: 'They scan the windshield and write to you in a chat, without seeing your number.',
  },
  award: {
    name: 'An award',
    status: 'The tag of an award is shown.',
    title: 'Somebody looks at the award',
    lead: 'The tag ID of the item opens photos, videos and messages. Company documents stay in the secure digital vault.',
  },
};

export const experienceCopy = {
  head: {
    title: `${product.name} Experience: see what a finder sees`,
    description:
      'Try a demonstration: scan the tag of a pet, a car or an award, see what whoever scans it sees, and switch details off and on.',
  },
  hero: {
    marker: 'Demonstration',
    title: 'See what a finder sees',
    lead: 'Scan a tag, then decide what it shows. All data here is made up, nothing is sent, and nothing leaves this page.',
    legend: 'What was scanned?',
  },
  scenarios,
  tag: {
    title: 'The tag',
    text: 'It stays as it is, whatever you switch.',
    picture: (name: string, code: string) => `An ${name} tag with the code ${code}. Its QR code is real.`,
    scan: 'Scan this tag',
    scanHint: 'Its code is real: point the camera of your phone at it, or press the button.',
    scanShows: 'It opens the sample page, with everything shown.',
  },
  finder: {
    title: 'What a finder sees',
    text: 'In the browser: no app, no account.',
    phone: 'The phone of whoever scanned',
  },
  owner: {
    title: 'What you show',
    text: 'Yours to switch in the app.',
    show: 'Show',
    /** Lower case, because screen readers announce it after "Show"; CSS capitalises it. */
    label: (label: string) => label.charAt(0).toLowerCase() + label.slice(1),
    on: (label: string) => `${label}: shown to the finder.`,
    off: (label: string) => `${label}: hidden from the finder.`,
    note: 'Change it whenever you like. In this demonstration, the phone here follows at once.',
  },
  facts: {
    marker: 'What this shows',
    title: 'The data changed. The tag did not.',
    lead: 'You decide what your tag links to, and you can change it without replacing the tag.',
    items: [
      'No phone number is exposed',
      'Contact goes through a messaging app',
      'No app and no account for whoever scans',
      'Linked data changes, the tag stays',
    ],
  },
  next: {
    title: 'Make one yours',
    text: 'Owners manage their tags in the mobile app.',
    download: 'Download app',
    learnMore: (name: string) => `More about ${name}`,
  },
} as const;
