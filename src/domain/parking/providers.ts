import type { Emirate } from './emirates';

/** What a message can be made of. `source` is the plate's emirate as a code: AUH, DXB, SHJ, AJM, RAK. */
export type Piece = 'source' | 'code' | 'number' | 'zone' | 'hours';

/** Pieces that are written without a space between them: one word of the message. */
export type Word = readonly Piece[];

export type ZoneRule =
  | { kind: 'none'; reason: string }
  | { kind: 'choice'; choices: readonly { code: string; name: string }[]; hint: string }
  | { kind: 'text'; need: 'needed' | 'optional'; example: string; pattern: RegExp; hint: string };

export type HoursRule =
  | { kind: 'none'; reason: string }
  | {
      kind: 'hours';
      need: 'needed' | 'optional';
      /** Whole hours that a message may say, by the chosen zone where it matters. */
      allowed: (zone: string) => readonly number[];
      /** Which hours, in a sentence. */
      rule: string;
    };

/** How one place takes parking messages. */
export type Provider = {
  name: string;
  /** Where the message goes; null where no source gives a number, and the sign does. */
  number: string | null;
  /** The words of the message in order, for a plate of the same emirate and for any other plate. */
  words: { own: readonly Word[]; other: readonly Word[] };
  zone: ZoneRule;
  hours: HoursRule;
  /** Whether a leading 'A' asks for the reply in Arabic. */
  arabicReply: boolean;
  /** When the format was last seen in a source: month and year as far as known; null where there is none. */
  seen: string | null;
  /** How sure the format is, for the person who is about to send it. */
  sureness: { level: 'high' | 'medium' | 'none'; words: string; ownPlate?: string };
  /** Where the format comes from. */
  sources: readonly string[];
};

const upTo = (hours: number) => Array.from({ length: hours }, (_, index) => index + 1);

/** Every stay that can be asked for, in whole hours. A provider may take fewer of them. */
export const stays: readonly number[] = upTo(24);

const plateThen = (...rest: Word[]): Word[] => [['source', 'code'], ['number'], ...rest];

const always = (words: readonly Word[]) => ({ own: words, other: words });

export const providers: Readonly<Record<Emirate, Provider>> = {
  abuDhabi: {
    name: 'Mawaqif',
    number: '3009',
    words: always(plateThen(['zone'], ['hours'])),
    zone: {
      kind: 'choice',
      choices: [
        { code: 'S', name: 'Standard' },
        { code: 'P', name: 'Premium' },
      ],
      hint: 'S for standard and P for premium, as printed on the sign.',
    },
    hours: {
      kind: 'hours',
      need: 'needed',
      allowed: (zone) => (zone === 'P' ? upTo(4) : stays),
      rule: 'Up to 24 hours in a standard place, up to 4 in a premium one.',
    },
    arabicReply: false,
    seen: 'January 2018',
    sureness: {
      level: 'high',
      words: 'Number and order come from the Department of Transport.',
      ownPlate: 'Less sure: some write an Abu Dhabi plate by its colour, Red5 for AUH5.',
    },
    sources: [
      "What's On, January 2018, quoting the Department of Transport",
      'hvronlineservices',
      'propertywiki.ai for AUH5; abudhabi2.com has the older Red5',
    ],
  },
  dubai: {
    name: 'mParking',
    number: '7275',
    words: { own: [['code', 'number'], ['zone'], ['hours']], other: plateThen(['zone'], ['hours']) },
    zone: {
      kind: 'text',
      need: 'needed',
      example: '335C',
      // Premium zones have two letters since spring 2025: AP, BP, CP, DP (radiokeralam on Parkin).
      pattern: /^\d{1,4}[A-Z]{1,2}$/,
      hint: 'As printed on the sign.',
    },
    hours: {
      kind: 'hours',
      need: 'needed',
      allowed: () => stays,
      rule: 'The sign says how long you may stay.',
    },
    arabicReply: false,
    seen: 'October 2024',
    sureness: { level: 'high', words: 'Several sources agree on the number and the order.' },
    sources: [
      'Khaleej Times via menafn.com/1108751035, October 2024',
      'Gulf News 1.68704283 and its mParking guide 1.1574531693014',
    ],
  },
  sharjah: {
    name: 'Sharjah Municipality',
    number: '5566',
    words: always([['source'], ['number'], ['hours']]),
    zone: { kind: 'none', reason: 'Sharjah’s message has no zone.' },
    hours: {
      kind: 'hours',
      need: 'needed',
      allowed: () => [1, 2, 3, 5],
      rule: 'Sharjah takes 1, 2, 3 or 5 hours.',
    },
    arabicReply: true,
    seen: '2022',
    sureness: {
      level: 'high',
      words: 'Published by the municipality. Less sure: whether the plate code belongs in the message.',
    },
    sources: [
      'Sharjah Municipality portal, sercatid=236',
      'Gulf News on Khor Fakkan, 2022',
      'ntvuae: one for all cities',
    ],
  },
  ajman: {
    name: 'Ajman Municipality',
    number: '5155',
    words: always([['source'], ['code'], ['number']]),
    zone: { kind: 'none', reason: 'Ajman’s message has no zone.' },
    hours: { kind: 'none', reason: 'An Ajman message is always for one hour and says none.' },
    arabicReply: false,
    seen: '2022',
    sureness: { level: 'medium', words: 'Press reports agree on the number and the order.' },
    sources: ['Gulf News 1.1663758065210, 2022', 'pledgetimes', 'bodasms', "a rental site's code"],
  },
  rak: {
    name: 'as on the sign',
    number: null,
    words: always(plateThen(['zone'], ['hours'])),
    zone: {
      kind: 'text',
      need: 'optional',
      example: '',
      pattern: /^[A-Z0-9]+$/,
      hint: 'Only if the sign asks for it.',
    },
    hours: {
      kind: 'hours',
      need: 'optional',
      allowed: () => stays,
      rule: 'Only if the sign asks for it.',
    },
    arabicReply: false,
    seen: null,
    sureness: {
      level: 'none',
      words: 'We found no number and no format for RAK. This is a draft: send it only if the sign asks for just that.',
    },
    sources: ['None found; RAK Law 15/2023 on parking (rak.ae) names no message'],
  },
};
