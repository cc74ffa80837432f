import { paths } from '../paths';
import { availableProducts } from '../product/product';
import type { AvailableProduct, ProductId } from '../product/product';

/** What a demonstration's tag is on. */
export type ScenarioId = 'pet' | 'car' | 'award';

export type DetailKind =
  'medical' | 'behaviour' | 'breed' | 'microchip' | 'location' | 'linkedMessage' | 'photos' | 'videos' | 'messages';

/** One thing that a tag tells whoever scans it. A tag has at most one of a kind. */
export type TagDetail = { kind: DetailKind; label: string; value: string };

/** How a tag's owner can be reached: through a messaging app, so there is a name here and no number. */
export type TagContact = {
  label: string;
  /** Who answers. */
  name: string;
  /** What the chat begins with: a message of the finder's and the owner's answer. */
  chat: { finder: string; owner: string };
};

/** The hexacodes of the demonstration's tags, in upper case. The pictures of the site print no others. */
export const demonstrationCodes = ['7C41E9', '5A3F0C', 'A90B13', 'A90B14', 'A90B15'] as const;

export type DemonstrationCode = (typeof demonstrationCodes)[number];

/** A tag with sample data: nobody owns it. */
export type Demonstration = {
  id: ScenarioId;
  product: AvailableProduct;
  code: DemonstrationCode;
  /** Of the further items that open the same. */
  furtherCodes: readonly DemonstrationCode[];
  title: string;
  details: readonly TagDetail[];
  contact: TagContact;
};

function productNamed(id: ProductId): AvailableProduct {
  const found = availableProducts().find((product) => product.id === id);
  if (!found) throw new Error(`A demonstration needs a product with a page, and "${id}" has none.`);
  return found;
}

const ownerContact = 'Owner contact';

/** The three tags that anybody may try, in the order in which they are offered. */
export const demonstrations: readonly Demonstration[] = [
  {
    id: 'pet',
    product: productNamed('ally'),
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
    product: productNamed('auto'),
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
    product: productNamed('accolades'),
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

const ignored = /[\s\p{Dash_Punctuation}]/gu;

/**
 * The hexacode that somebody means by `code`, or null where no demonstration carries it. The case of letters, spaces and
 * dashes do not matter: people copy codes by hand.
 */
export function findDemonstrationCode(code: string): DemonstrationCode | null {
  const wanted = code.replaceAll(ignored, '').toUpperCase();
  return demonstrationCodes.find((known) => known === wanted) ?? null;
}

/** The demonstration whose tag carries `code`, spelt as findDemonstrationCode allows, or null. */
export function findDemonstration(code: string): Demonstration | null {
  const wanted = findDemonstrationCode(code);
  if (!wanted) return null;
  return demonstrations.find((tag) => tag.code === wanted || tag.furtherCodes.includes(wanted)) ?? null;
}

/** The demonstration of a kind. */
export function demonstrationOf(id: ScenarioId): Demonstration {
  const found = demonstrations.find((demonstration) => demonstration.id === id);
  if (!found) throw new Error(`There is no demonstration "${id}".`);
  return found;
}

/** The scenario that a hash names, '#car' for example; null where it names none. */
export function scenarioOfHash(hash: string): ScenarioId | null {
  return demonstrations.find(({ id }) => `#${id}` === hash)?.id ?? null;
}

/** The address of a scenario of the demonstration. */
export function demonstrationAddress(id: ScenarioId): string {
  return `${paths.site.experience()}#${id}`;
}
