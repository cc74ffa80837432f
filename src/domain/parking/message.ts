import { toLatinDigits } from '../number/latinDigits';
import { emirateDetails } from './emirates';
import type { MaybeEmirate } from './emirates';
import { normalizePlateText } from './plate';
import type { Plate } from './plate';
import { durations, getMessageFormat, providers } from './providers';
import type { MessageField, MessageWordFields } from './providers';

/** Details of a parking stay, as entered in the form. */
export type Parking = {
  /** The emirate in which the car is parked; '' while none is selected. */
  area: MaybeEmirate;
  /** The zone as typed, for areas with too many zones to list. */
  zone: string;
  /** Code of the selected zone, for areas with only a few zones. */
  zoneCode: string;
  /** Duration in whole hours. */
  hours: number | undefined;
  /** True if the user wants the reply in Arabic; ignored where the provider does not support it. */
  arabicReply: boolean;
  /** SMS number as typed from the parking sign, for areas whose number is not published. */
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

const formFieldOrder = ['plateEmirate', 'plateCode', 'plateNumber', 'area', 'signNumber', 'zone', 'hours'] as const;

/** A form field that the message needs and that has no usable value yet. */
export type MissingField = (typeof formFieldOrder)[number];

/** A word of the message, with the form fields from which it is composed. */
export type MessageWord = {
  /** The word; '' while its fields have no usable values. */
  text: string;
  fields: MessageWordFields | readonly ['arabicReply'];
};

export type Message = {
  /** Phone number of the recipient; '' while it is unknown. */
  recipientNumber: string;
  words: MessageWord[];
  /** The text of the message so far: its words, separated by single spaces. */
  text: string;
  /** Missing fields in form order. The message can be sent when this list is empty. */
  missingFields: MissingField[];
};

/**
 * Returns the durations that the user can choose, in hours: all if no area is selected, none if the message for the
 * area contains no duration.
 */
export function listAllowedHours(parking: Parking): readonly number[] {
  if (parking.area === '') return durations;
  const { hours } = providers[parking.area];
  return hours.kind === 'none' ? [] : hours.getAllowedHours(getZone(parking));
}

/**
 * True if a typed zone is empty or has the area's format. Any zone is valid if the area's message has no typed zone.
 */
export function isValidZone(area: MaybeEmirate, zone: string): boolean {
  const zoneRule = area && providers[area].zone;
  return !zoneRule || zoneRule.kind !== 'text' || zone.trim() === '' || zoneRule.pattern.test(normalizePlateText(zone));
}

/** True if the number from the sign is empty or has 3 to 15 digits. */
export function isValidSignNumber(signNumber: string): boolean {
  return signNumber.trim() === '' || getSignDigits(signNumber).length >= 3;
}

/** Returns the digits of a number from a sign; '' unless the number consists of 1 to 15 digits and spaces. */
function getSignDigits(signNumber: string): string {
  const digits = toLatinDigits(signNumber.normalize('NFKC')).replace(/\s/g, '');
  return /^\d{1,15}$/.test(digits) ? digits : '';
}

function getZone({ area, zone, zoneCode }: Parking): string {
  const zoneRule = area ? providers[area].zone : undefined;
  if (zoneRule?.kind === 'choice') return zoneRule.choices.some(({ code }) => code === zoneCode) ? zoneCode : '';
  return normalizePlateText(zone);
}

function getMessageValues(plate: Plate, parking: Parking): Record<MessageField, string> {
  return {
    emirate: plate.emirate ? emirateDetails[plate.emirate].messageCode : '',
    code: normalizePlateText(plate.code),
    number: normalizePlateText(plate.number),
    zone: getZone(parking),
    hours: String(listAllowedHours(parking).find((hours) => hours === parking.hours) ?? ''),
  };
}

const formFieldByMessageField: Record<MessageField, MissingField> = {
  emirate: 'plateEmirate',
  code: 'plateCode',
  number: 'plateNumber',
  zone: 'zone',
  hours: 'hours',
};

function isRequired(field: MessageField, area: MaybeEmirate): boolean {
  const fieldRule = area && (field === 'zone' || field === 'hours') ? providers[area][field] : undefined;
  return !(fieldRule && 'isOptional' in fieldRule && fieldRule.isOptional);
}

/**
 * Composes the message from the values that the user has entered so far. Includes a plate or typed zone in an unknown
 * format, because formats change. Leaves out values that the message for the area does not contain.
 */
export function composeMessage(plate: Plate, parking: Parking): Message {
  const { area } = parking;
  const provider = area ? providers[area] : undefined;
  const format = getMessageFormat(area, plate.emirate);
  const values = getMessageValues(plate, parking);
  const words: MessageWord[] = format
    .map((fields) => ({ fields, text: fields.map((field) => values[field]).join('') }))
    .filter(({ fields, text }) => text !== '' || fields.some((field) => isRequired(field, area)));
  if (provider?.supportsArabicReply && parking.arabicReply) words.unshift({ text: 'A', fields: ['arabicReply'] });

  const recipientNumber = provider ? (provider.recipientNumber ?? getSignDigits(parking.signNumber)) : '';
  const missing = new Set<MissingField>(
    format
      .flat()
      .filter((field) => values[field] === '' && isRequired(field, area))
      .map((field) => formFieldByMessageField[field]),
  );
  if (area === '') missing.add('area');
  else if (recipientNumber === '') missing.add('signNumber');

  return {
    recipientNumber,
    words,
    text: words
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(' '),
    missingFields: formFieldOrder.filter((field) => missing.has(field)),
  };
}
