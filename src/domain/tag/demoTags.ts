import { paths } from '../paths.ts';
import { productsWithPage } from '../product/product.ts';

/** Id of a demo tag and of its example on the Experience page. It names the thing that carries the tag. */
export type ScenarioId = 'pet' | 'car' | 'award';

export type DetailKind =
  | 'medical'
  | 'behaviour'
  | 'breed'
  | 'microchip'
  | 'location'
  | 'linkedMessage'
  | 'photos'
  | 'videos'
  | 'messages';

/** A detail shown to the finder. A tag has at most one detail of each kind. */
export type TagDetail = { kind: DetailKind; label: string; value: string };

export type ChatMessage = {
  sender: 'finder' | 'owner';
  text: string;
  /** A sentence about a detail, shown after `text`. The sentence is left out while the owner hides the detail. */
  mention?: { detail: DetailKind; text: string };
};

/** Contact of the owner in a messaging app. It has a name, but no phone number. */
export type TagContact = {
  label: string;
  name: string;
  /** Label of the button with which the finder writes the first message. */
  actionLabel: string;
  /** Advice for the first message of the finder. */
  hint?: string;
  /** The first messages of the chat. The finder writes the first message. */
  chat: readonly ChatMessage[];
};

/** Hexacodes of the demo tags, in upper case. The illustrations on the site also show them. */
export const demoCodes = ['7C41E9', '5A3F0C', 'A90B13', 'A90B14', 'A90B15'] as const;

export type DemoCode = (typeof demoCodes)[number];

/** A sample tag with a fictional owner, which has a public page and is shown on the Experience page. */
export type DemoTag = {
  id: ScenarioId;
  product: (typeof productsWithPage)[keyof typeof productsWithPage];
  code: DemoCode;
  /** Hexacodes of further tags whose pages have the same content. */
  furtherCodes: readonly DemoCode[];
  title: string;
  /** Heading of the tag's own page. */
  heading: string;
  details: readonly TagDetail[];
  contact: TagContact;
};

const ownerContact = { label: 'Owner contact', actionLabel: 'Message the owner' };

const tagsById: Readonly<Record<ScenarioId, DemoTag>> = {
  pet: {
    id: 'pet',
    product: productsWithPage.ally,
    code: '7C41E9',
    furtherCodes: [],
    title: 'Biscuit',
    heading: 'You found Biscuit',
    details: [
      { kind: 'medical', label: 'Medical and allergy details', value: 'Allergic to chicken' },
      { kind: 'behaviour', label: 'Behaviour', value: 'Friendly, but shy of traffic' },
      { kind: 'breed', label: 'Breed', value: 'Beagle' },
      { kind: 'microchip', label: 'Microchip information', value: 'Chipped and registered' },
      { kind: 'location', label: 'Last scanned location', value: 'The park by the marina' },
    ],
    contact: {
      ...ownerContact,
      name: 'Layla R.',
      hint: 'Tell the owner where you are.',
      chat: [
        {
          sender: 'finder',
          text: 'I found Biscuit by the marina.',
          mention: { detail: 'medical', text: "I saw the allergy note, so I've only given him water." },
        },
        { sender: 'owner', text: "Thank you so much! I'm ten minutes away." },
        { sender: 'finder', text: "I'll wait at the gate." },
      ],
    },
  },
  car: {
    id: 'car',
    product: productsWithPage.auto,
    code: '5A3F0C',
    furtherCodes: [],
    title: "Sam's hatchback",
    heading: 'Is my car in your way?',
    details: [{ kind: 'linkedMessage', label: "Sam's note", value: "Message me and I'll move it." }],
    contact: {
      ...ownerContact,
      name: 'Sam K.',
      chat: [
        { sender: 'finder', text: 'Hi, your car is parked in front of our gate. Could you move it?' },
        { sender: 'owner', text: "Thanks for telling me. I'm on my way." },
      ],
    },
  },
  award: {
    id: 'award',
    product: productsWithPage.accolades,
    code: 'A90B13',
    furtherCodes: ['A90B14', 'A90B15'],
    title: 'Employee of the year',
    heading: 'Celebrating Mira',
    details: [
      { kind: 'photos', label: 'Photos', value: '3 photos from the ceremony' },
      { kind: 'videos', label: 'Videos', value: "Mira's speech" },
      { kind: 'messages', label: 'Messages', value: 'Well done, Mira. From all of us, thank you.' },
    ],
    contact: {
      label: 'Company contact',
      name: 'Blue Kite',
      actionLabel: 'Send congratulations',
      chat: [
        { sender: 'finder', text: 'Congratulations to Mira!' },
        { sender: 'owner', text: "Thank you. We'll pass it on." },
      ],
    },
  },
};

/** The three demo tags in display order. */
export const demoTags: readonly DemoTag[] = Object.values(tagsById);

const ignoredCharacters = /[\s\p{Dash_Punctuation}]/gu;

/** Returns the hexacode of a demo tag that equals `code`; null if none does. Ignores case, spaces and dashes. */
export function findDemoCode(code: string): DemoCode | null {
  const normalized = code.replaceAll(ignoredCharacters, '').toUpperCase();
  return demoCodes.find((demoCode) => demoCode === normalized) ?? null;
}

/** Returns the demo tag with the hexacode `code`; null if there is none. Ignores case, spaces and dashes. */
export function findDemoTag(code: string): DemoTag | null {
  const foundCode = findDemoCode(code);
  return demoTags.find((tag) => [tag.code, ...tag.furtherCodes].some((tagCode) => tagCode === foundCode)) ?? null;
}

export function getDemoTag(id: ScenarioId): DemoTag {
  return tagsById[id];
}

/** Returns the scenario that the hash of a URL names, such as '#car'; null if it names none. */
export function parseScenarioHash(hash: string): ScenarioId | null {
  return demoTags.find(({ id }) => `#${id}` === hash)?.id ?? null;
}

/** Returns the URL of a scenario on the Experience page. */
export function getScenarioUrl(id: ScenarioId): string {
  return `${paths.site.experience()}#${id}`;
}
