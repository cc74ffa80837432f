import { toLatinDigits } from '../text/latinDigits';
import { emirateFacts } from './emirates';
import type { Emirate, MaybeEmirate } from './emirates';
import { tidy } from './plate';
import { providers, stays } from './providers';
import type { Piece, Provider, Word } from './providers';

/** A car's plate as it stands in the fields. */
export type Plate = { emirate: MaybeEmirate; code: string; number: string };

/** A stay as it stands in the fields. */
export type Parking = {
  place: MaybeEmirate;
  /** A zone as typed, for the places that have many. */
  zone: string;
  /** The code of a zone as chosen, for the places that have a few. */
  sector: string;
  /** Whole hours. */
  hours: number | undefined;
  /** Asks for the reply in Arabic, where the provider knows that. */
  arabicReply: boolean;
  /** The number on the sign, where no source gives one. */
  signNumber: string;
};

export const emptyParking: Parking = {
  place: '',
  zone: '',
  sector: '',
  hours: undefined,
  arabicReply: false,
  signNumber: '',
};

/** What a person has yet to fill in, in the order of the form. */
export type Missing = 'plateEmirate' | 'plateCode' | 'plateNumber' | 'place' | 'signNumber' | 'zone' | 'hours';

export type MessagePart = {
  /** The word of the message, in capitals; '' while nothing of it is filled in. */
  text: string;
  meaning: string;
};

export type Message = {
  /** Where it goes; '' while it is not known. */
  number: string;
  parts: MessagePart[];
  /** The words so far, one space between them. */
  text: string;
  /** Empty when the message can be sent. */
  missing: Missing[];
  /** What the provider does not take of what was filled in. */
  notes: string[];
};

/** The most common order, while no place is chosen. */
const usualWords: Provider['words'] = { own: providers.dubai.words.other, other: providers.dubai.words.other };

/** The hours that a message may say; any stay while no place is chosen, none where it says no hours. */
export function hoursAllowed(parking: Parking): readonly number[] {
  if (parking.place === '') return stays;
  const { hours } = providers[parking.place];
  return hours.kind === 'none' ? [] : hours.allowed(zoneOf(parking));
}

/** What is wrong with a typed zone and what to do next; undefined when it is empty, fits, or is not asked for. */
export function explainZone(place: MaybeEmirate, zone: string): string | undefined {
  const rule = place && providers[place].zone;
  if (!rule || rule.kind !== 'text' || zone.trim() === '' || rule.pattern.test(tidy(zone))) return undefined;
  return rule.example
    ? `A zone is digits and one or two letters, such as ${rule.example}. Check it on the sign.`
    : 'A zone is letters A to Z and digits. Check it on the sign.';
}

/** What is wrong with a typed number of the sign and what to do next; undefined when it is empty or fits. */
export function explainSignNumber(signNumber: string): string | undefined {
  if (signNumber.trim() === '' || /^\d{3,15}$/.test(signDigits(signNumber))) return undefined;
  return 'The number on the sign has digits only, from three to fifteen of them.';
}

/** A typed number of the sign as it can be called; '' when it holds anything but up to fifteen digits and spaces. */
function signDigits(signNumber: string): string {
  const digits = toLatinDigits(signNumber.normalize('NFKC')).replace(/\s/g, '');
  return /^\d{1,15}$/.test(digits) ? digits : '';
}

function zoneOf({ place, zone, sector }: Parking): string {
  const rule = place ? providers[place].zone : undefined;
  if (rule?.kind === 'none') return '';
  if (rule?.kind === 'choice') return rule.choices.some(({ code }) => code === sector) ? sector : '';
  return tidy(zone);
}

function piecesOf(plate: Plate, parking: Parking): Record<Piece, string> {
  const { hours } = parking;
  const isAllowed = hours !== undefined && hoursAllowed(parking).includes(hours);
  return {
    source: plate.emirate ? emirateFacts[plate.emirate].source : '',
    code: tidy(plate.code),
    number: tidy(plate.number),
    zone: zoneOf(parking),
    hours: isAllowed ? String(hours) : '',
  };
}

const fieldOf: Record<Piece, Missing> = {
  source: 'plateEmirate',
  code: 'plateCode',
  number: 'plateNumber',
  zone: 'zone',
  hours: 'hours',
};

function isNeeded(piece: Piece, place: Emirate): boolean {
  const rule = piece === 'zone' || piece === 'hours' ? providers[place][piece] : undefined;
  return !(rule && 'need' in rule && rule.need === 'optional');
}

function meaningOf(word: Word, { emirate }: Plate, pieces: Record<Piece, string>, place: MaybeEmirate): string {
  const plate = emirate ? `${emirateFacts[emirate].name} plate` : 'Plate emirate';
  const code = pieces.code ? `code ${pieces.code}` : 'code';
  const zone = place ? providers[place].zone : undefined;
  const choice = zone?.kind === 'choice' ? zone.choices.find((each) => each.code === pieces.zone)?.name : undefined;
  switch (word.join()) {
    case 'source,code':
      return `${plate}, ${code}`;
    case 'code,number':
      return pieces.code && pieces.number
        ? `Plate code ${pieces.code}, number ${pieces.number}`
        : 'Plate code and number';
    case 'source':
      return plate;
    case 'code':
      return 'Plate code';
    case 'number':
      return 'Plate number';
    case 'zone':
      return choice ? `Zone, ${choice.toLowerCase()}` : 'Zone';
    default:
      return pieces.hours === '1' ? 'Hour' : 'Hours';
  }
}

/**
 * The parking message for what is filled in so far: it grows with each field, and is composed from what was typed even
 * where that looks wrong. What the place does not ask for stays out of it.
 */
export function composeMessage(plate: Plate, parking: Parking): Message {
  const { place } = parking;
  const provider = place ? providers[place] : undefined;
  const words = (provider?.words ?? usualWords)[plate.emirate === place ? 'own' : 'other'];
  const pieces = piecesOf(plate, parking);
  const parts = words
    .map((word) => ({ word, text: word.map((piece) => pieces[piece]).join('') }))
    .filter(({ word, text }) => text !== '' || !place || word.some((piece) => isNeeded(piece, place)))
    .map(({ word, text }) => ({ text, meaning: meaningOf(word, plate, pieces, place) }));
  if (provider?.arabicReply && parking.arabicReply) parts.unshift({ text: 'A', meaning: 'Reply in Arabic' });

  const number = provider ? (provider.number ?? signDigits(parking.signNumber)) : '';
  const lacking = new Set<Missing>(
    words
      .flat()
      .filter((piece) => pieces[piece] === '' && (!place || isNeeded(piece, place)))
      .map((piece) => fieldOf[piece]),
  );
  // Whose plate it is decides on the form of the message, even of one that does not say it.
  if (plate.emirate === '') lacking.add('plateEmirate');
  if (place === '') lacking.add('place');
  else if (number === '') lacking.add('signNumber');

  const { hours } = parking;
  const isRefused = hours !== undefined && pieces.hours === '' && provider?.hours.kind === 'hours';
  return {
    number,
    parts,
    text: parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(' '),
    missing: formOrder.filter((field) => lacking.has(field)),
    notes: isRefused && provider.hours.kind === 'hours' ? [`${provider.hours.rule} Choose another duration.`] : [],
  };
}

const formOrder: readonly Missing[] = [
  'plateEmirate',
  'plateCode',
  'plateNumber',
  'place',
  'signNumber',
  'zone',
  'hours',
];
