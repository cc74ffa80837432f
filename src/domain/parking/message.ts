import { toLatinDigits } from '../number/latinDigits';
import { emirateFacts } from './emirates';
import type { Emirate, MaybeEmirate } from './emirates';
import { normalizePlateText } from './plate';
import type { Plate } from './plate';
import { durations, messageFormat, providers } from './providers';
import type { MessageField, MessageWord } from './providers';

/** A parking stay as entered in the form. */
export type Parking = {
  /** The emirate to park in. */
  area: MaybeEmirate;
  /** Zone as typed, for areas with many zones. */
  zone: string;
  /** Code of the selected zone, for areas with a few. */
  zoneCode: string;
  /** Whole hours. */
  hours: number | undefined;
  /** Asks for the reply in Arabic, where the provider supports it. */
  arabicReply: boolean;
  /** SMS number on the sign, for areas without a published one. */
  signNumber: string;
};

export const emptyParking: Parking = {
  area: '',
  zone: '',
  zoneCode: '',
  hours: undefined,
  arabicReply: false,
  signNumber: '',
};

const formOrder = ['plateEmirate', 'plateCode', 'plateNumber', 'area', 'signNumber', 'zone', 'hours'] as const;

/** A field that still has to be filled in. */
export type MissingField = (typeof formOrder)[number];

/** A word of the message; `text` is '' while its fields are empty. */
export type MessagePart = { text: string; fields: MessageWord | readonly ['arabicReply'] };

export type Message = {
  /** The recipient; '' while unknown. */
  number: string;
  parts: MessagePart[];
  /** The words so far, separated by single spaces. */
  text: string;
  /** In form order; empty when the message can be sent. */
  missing: MissingField[];
};

/** Hours that a message may contain: any while no area is selected, none where the message has no duration. */
export function allowedHours(parking: Parking): readonly number[] {
  if (parking.area === '') return durations;
  const { hours } = providers[parking.area];
  return hours.kind === 'none' ? [] : hours.allowed(zoneOf(parking));
}

/** True when a typed zone is empty, fits the area, or is not part of its message. */
export function isValidZone(area: MaybeEmirate, zone: string): boolean {
  const rule = area && providers[area].zone;
  return !rule || rule.kind !== 'text' || zone.trim() === '' || rule.pattern.test(normalizePlateText(zone));
}

/** True when the number from the sign is empty or has 3 to 15 digits. */
export function isValidSignNumber(signNumber: string): boolean {
  return signNumber.trim() === '' || signDigits(signNumber).length >= 3;
}

/** Digits of the number from the sign; '' unless it consists of up to fifteen digits and spaces. */
function signDigits(signNumber: string): string {
  const digits = toLatinDigits(signNumber.normalize('NFKC')).replace(/\s/g, '');
  return /^\d{1,15}$/.test(digits) ? digits : '';
}

function zoneOf({ area, zone, zoneCode }: Parking): string {
  const rule = area ? providers[area].zone : undefined;
  if (rule?.kind === 'none') return '';
  if (rule?.kind === 'choice') return rule.choices.some(({ code }) => code === zoneCode) ? zoneCode : '';
  return normalizePlateText(zone);
}

function fieldValues(plate: Plate, parking: Parking): Record<MessageField, string> {
  const { hours } = parking;
  const isAllowed = hours !== undefined && allowedHours(parking).includes(hours);
  return {
    source: plate.emirate ? emirateFacts[plate.emirate].plateSource : '',
    code: normalizePlateText(plate.code),
    number: normalizePlateText(plate.number),
    zone: zoneOf(parking),
    hours: isAllowed ? String(hours) : '',
  };
}

const formFields: Record<MessageField, MissingField> = {
  source: 'plateEmirate',
  code: 'plateCode',
  number: 'plateNumber',
  zone: 'zone',
  hours: 'hours',
};

function isRequired(field: MessageField, area: Emirate): boolean {
  const rule = field === 'zone' || field === 'hours' ? providers[area][field] : undefined;
  return !(rule && 'isOptional' in rule && rule.isOptional);
}

/** Composes the message from what is filled in so far, even where it looks wrong, without what the area does not use. */
export function composeMessage(plate: Plate, parking: Parking): Message {
  const { area } = parking;
  const provider = area ? providers[area] : undefined;
  const words = messageFormat(area, plate.emirate);
  const values = fieldValues(plate, parking);
  const parts: MessagePart[] = words
    .map((fields) => ({ fields, text: fields.map((field) => values[field]).join('') }))
    .filter(({ fields, text }) => text !== '' || !area || fields.some((field) => isRequired(field, area)));
  if (provider?.arabicReply && parking.arabicReply) parts.unshift({ text: 'A', fields: ['arabicReply'] });

  const number = provider ? (provider.number ?? signDigits(parking.signNumber)) : '';
  const missing = new Set<MissingField>(
    words
      .flat()
      .filter((field) => values[field] === '' && (!area || isRequired(field, area)))
      .map((field) => formFields[field]),
  );
  // The plate's emirate selects the format, even where the message does not contain it.
  if (plate.emirate === '') missing.add('plateEmirate');
  if (area === '') missing.add('area');
  else if (number === '') missing.add('signNumber');

  return {
    number,
    parts,
    text: parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(' '),
    missing: formOrder.filter((field) => missing.has(field)),
  };
}
