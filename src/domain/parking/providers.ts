import type { Emirate, MaybeEmirate } from './emirates';

/** A value in a parking message. The value of 'emirate' is the `messageCode` of the plate's emirate. */
export type MessageField = 'emirate' | 'code' | 'number' | 'zone' | 'hours';

/** The fields of one word of a message. Their values are joined without spaces. */
export type MessageWordFields = readonly MessageField[];

type ZoneFieldRule =
  /** The provider's message contains no zone. */
  | { kind: 'none' }
  /** The user selects the zone from a short list. */
  | { kind: 'choice'; choices: readonly { code: string; name: string }[] }
  /** The user types the zone. `pattern` matches a valid zone after `normalizePlateText`. */
  | { kind: 'text'; isOptional: boolean; example: string; pattern: RegExp };

type HoursFieldRule =
  /** The provider's message contains no duration. */
  | { kind: 'none' }
  /** `getAllowedHours` returns the durations that can be paid for in a zone, in whole hours. */
  | { kind: 'hours'; isOptional: boolean; getAllowedHours: (zone: string) => readonly number[] };

type Provider = {
  name: string;
  /**
   * Phone number that receives the message. Null if no source publishes the number: the user types it from the parking
   * sign.
   */
  recipientNumber: string | null;
  /** The words of the message for plates of the provider's own emirate, and for plates of other emirates. */
  messageFormats: { sameEmirate: readonly MessageWordFields[]; otherEmirate: readonly MessageWordFields[] };
  zone: ZoneFieldRule;
  hours: HoursFieldRule;
  /** True if an 'A' at the start of the message asks for a reply in Arabic. */
  supportsArabicReply: boolean;
  /** Month and year, or only the year, in which a source last confirmed the format; null if there is no source. */
  lastConfirmed: string | null;
  confidence: 'high' | 'medium' | 'none';
  sources: readonly string[];
};

const listHoursUpTo = (hours: number) => Array.from({ length: hours }, (_, index) => index + 1);

/** All durations that can be chosen, in whole hours. Some providers accept only a few of them. */
export const durations: readonly number[] = listHoursUpTo(24);

const createPlateFormat = (...otherWords: MessageWordFields[]): MessageWordFields[] => [
  ['emirate', 'code'],
  ['number'],
  ...otherWords,
];

const formatForAnyPlate = (words: readonly MessageWordFields[]) => ({ sameEmirate: words, otherEmirate: words });

export const providers: Readonly<Record<Emirate, Provider>> = {
  abuDhabi: {
    name: 'Mawaqif',
    recipientNumber: '3009',
    messageFormats: formatForAnyPlate(createPlateFormat(['zone'], ['hours'])),
    zone: {
      kind: 'choice',
      choices: [
        { code: 'S', name: 'Standard' },
        { code: 'P', name: 'Premium' },
      ],
    },
    hours: {
      kind: 'hours',
      isOptional: false,
      getAllowedHours: (zone) => (zone === 'P' ? listHoursUpTo(4) : durations),
    },
    supportsArabicReply: false,
    lastConfirmed: 'January 2018',
    confidence: 'high',
    sources: [
      "What's On, January 2018, quoting the Department of Transport",
      'hvronlineservices',
      'propertywiki.ai for AUH5; abudhabi2.com has the older Red5',
    ],
  },
  dubai: {
    name: 'mParking',
    recipientNumber: '7275',
    messageFormats: {
      sameEmirate: [['code', 'number'], ['zone'], ['hours']],
      otherEmirate: createPlateFormat(['zone'], ['hours']),
    },
    // Since spring 2025, premium zones end with two letters: AP, BP, CP or DP. Source: a report of the
    // radio station Radio Keralam on Parkin, Dubai's parking operator.
    zone: { kind: 'text', isOptional: false, example: '335C', pattern: /^\d{1,4}[A-Z]{1,2}$/ },
    hours: { kind: 'hours', isOptional: false, getAllowedHours: () => durations },
    supportsArabicReply: false,
    lastConfirmed: 'October 2024',
    confidence: 'high',
    sources: [
      'Khaleej Times via menafn.com/1108751035, October 2024',
      'Gulf News 1.68704283 and its mParking guide 1.1574531693014',
    ],
  },
  sharjah: {
    name: 'Sharjah Municipality',
    recipientNumber: '5566',
    messageFormats: formatForAnyPlate([['emirate'], ['number'], ['hours']]),
    zone: { kind: 'none' },
    hours: { kind: 'hours', isOptional: false, getAllowedHours: () => [1, 2, 3, 5] },
    supportsArabicReply: true,
    lastConfirmed: '2022',
    confidence: 'high',
    sources: [
      'Sharjah Municipality portal, sercatid=236',
      'Gulf News on Khor Fakkan, 2022',
      'ntvuae: one for all cities',
    ],
  },
  ajman: {
    name: 'Ajman Municipality',
    recipientNumber: '5155',
    messageFormats: formatForAnyPlate([['emirate'], ['code'], ['number']]),
    zone: { kind: 'none' },
    hours: { kind: 'none' },
    supportsArabicReply: false,
    lastConfirmed: '2022',
    confidence: 'medium',
    sources: ['Gulf News 1.1663758065210, 2022', 'pledgetimes', 'bodasms', "a rental site's code"],
  },
  rak: {
    name: 'as on the sign',
    recipientNumber: null,
    messageFormats: formatForAnyPlate(createPlateFormat(['zone'], ['hours'])),
    zone: { kind: 'text', isOptional: true, example: '', pattern: /^[A-Z0-9]+$/ },
    hours: { kind: 'hours', isOptional: true, getAllowedHours: () => durations },
    supportsArabicReply: false,
    lastConfirmed: null,
    confidence: 'none',
    sources: ['None found; RAK Law 15/2023 on parking (rak.ae) names no message'],
  },
};

/** Returns the words of a message for parking in `area`. While no area is selected, returns the most common format. */
export function getMessageFormat(area: MaybeEmirate, plateEmirate: MaybeEmirate): readonly MessageWordFields[] {
  if (area === '') return providers.dubai.messageFormats.otherEmirate;
  return providers[area].messageFormats[plateEmirate === area ? 'sameEmirate' : 'otherEmirate'];
}
