import { paths } from '../paths';
import { availableProducts } from '../product/product';
import type { AvailableProduct, ProductId } from '../product/product';

/** The object that a demo tag is attached to. */
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

/** A detail shown to the finder. A tag has at most one of each kind. */
export type TagDetail = { kind: DetailKind; label: string; value: string };

/** The owner's contact through a messaging app: a name without a phone number. */
export type TagContact = {
  label: string;
  name: string;
  /** The first messages: one from the finder, and the owner's answer. */
  chat: { finder: string; owner: string };
};

/** Hexacodes of the demo tags, in upper case. Illustrations on the site show no others. */
export const demoCodes = ['7C41E9', '5A3F0C', 'A90B13', 'A90B14', 'A90B15'] as const;

export type DemoCode = (typeof demoCodes)[number];

/** A tag with sample data and without an owner. */
export type DemoTag = {
  id: ScenarioId;
  product: AvailableProduct;
  code: DemoCode;
  /** Codes of further items with the same content. */
  furtherCodes: readonly DemoCode[];
  title: string;
  details: readonly TagDetail[];
  contact: TagContact;
};

function findProduct(id: ProductId): AvailableProduct {
  const found = availableProducts().find((product) => product.id === id);
  if (!found) throw new Error(`A demonstration needs a product with a page, and "${id}" has none.`);
  return found;
}

const ownerContact = 'Owner contact';

/** The three demo tags in display order. */
export const demoTags: readonly DemoTag[] = [
  {
    id: 'pet',
    product: findProduct('ally'),
    code: '7C41E9',
    furtherCodes: [],
    title: 'Sample pet',
    details: [
      { kind: 'medical', label: 'Medical and allergy details', value: 'Sample note: no peanuts, please' },
      { kind: 'behaviour', label: 'Behaviour', value: 'Sample note: shy at first, then friendly' },
      { kind: 'breed', label: 'Breed', value: 'Sample breed' },
      { kind: 'microchip', label: 'Microchip information', value: 'Sample number 000 000 000' },
      { kind: 'location', label: 'Last scanned location', value: 'Sample Park, north gate' },
    ],
    contact: {
      label: ownerContact,
      name: 'Sample owner',
      chat: { finder: 'Hello, I have found your pet. It is safe.', owner: 'Thank you! I am on my way.' },
    },
  },
  {
    id: 'car',
    product: findProduct('auto'),
    code: '5A3F0C',
    furtherCodes: [],
    title: 'Sample car',
    details: [
      {
        kind: 'linkedMessage',
        label: 'Linked message',
        value: 'Sample message: in your way? Write to me and I will move it.',
      },
    ],
    contact: {
      label: ownerContact,
      name: 'Sample driver',
      chat: { finder: 'Hello, your car is in front of our gate.', owner: 'Thanks for telling me. On my way.' },
    },
  },
  {
    id: 'award',
    product: findProduct('accolades'),
    code: 'A90B13',
    furtherCodes: ['A90B14', 'A90B15'],
    title: 'Sample award',
    details: [
      { kind: 'photos', label: 'Photos', value: '3 sample photos' },
      { kind: 'videos', label: 'Videos', value: '1 sample video' },
      { kind: 'messages', label: 'Messages', value: 'Sample message: well done, and thank you.' },
    ],
    contact: {
      label: ownerContact,
      name: 'Sample company',
      chat: { finder: 'Congratulations on the award!', owner: 'Thank you. We will pass it on.' },
    },
  },
];

const ignoredCharacters = /[\s\p{Dash_Punctuation}]/gu;

/** Returns the demo hexacode for user input, or null. Ignores case, spaces and dashes. */
export function findDemoCode(code: string): DemoCode | null {
  const normalized = code.replaceAll(ignoredCharacters, '').toUpperCase();
  return demoCodes.find((known) => known === normalized) ?? null;
}

/** Returns the demo tag with this code (see findDemoCode), or null. */
export function findDemoTag(code: string): DemoTag | null {
  const found = findDemoCode(code);
  if (!found) return null;
  return demoTags.find((tag) => tag.code === found || tag.furtherCodes.includes(found)) ?? null;
}

export function demoTagFor(id: ScenarioId): DemoTag {
  const found = demoTags.find((demonstration) => demonstration.id === id);
  if (!found) throw new Error(`There is no demonstration "${id}".`);
  return found;
}

/** Returns the scenario of a URL fragment such as '#car', or null. */
export function scenarioFromHash(hash: string): ScenarioId | null {
  return demoTags.find(({ id }) => `#${id}` === hash)?.id ?? null;
}

/** Returns the URL of a scenario on the Experience page. */
export function scenarioUrl(id: ScenarioId): string {
  return `${paths.site.experience()}#${id}`;
}
