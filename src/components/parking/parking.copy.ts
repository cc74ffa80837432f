import type { CarsProblem } from '~/domain/parking/car';
import type { Missing } from '~/domain/parking/message';

/** A list in a sentence: 'plate code', 'plate code and zone', 'plate code, zone and duration'. */
const together = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const missing: Record<Missing, string> = {
  plateEmirate: 'plate emirate',
  plateCode: 'plate code',
  plateNumber: 'plate number',
  place: 'place',
  signNumber: 'number on the sign',
  zone: 'zone',
  hours: 'duration',
};

const problems: Record<CarsProblem, string> = {
  blocked: 'This browser lets the page store nothing. Your cars stay until you close the page.',
  full: 'The storage of this browser is full: the latest change is not kept. Your cars stay until you close the page.',
};

/** The words of the parking composer. */
export const parkingCopy = {
  car: {
    group: 'Your car',
    emirate: 'Plate emirate',
    chooseEmirate: 'Choose an emirate',
    code: 'Plate code',
    number: 'Plate number',
    nickname: 'Nickname',
    paste: 'A whole plate can go into either field, such as AUH 16 12345.',
    detected: (emirate: string, code: string) => `Plate format detected: ${emirate}, code ${code}.`,
    fits: (emirates: string) => `Plate format detected: the code fits ${emirates}.`,
  },
  cars: {
    legend: 'Car for this message',
    another: 'Another car',
    add: 'Add this car',
    addHint: 'Several cars? Add each, and pick one for the message.',
    full: (most: number) => `${most} cars are the most. Remove one to add another.`,
    lacking: {
      plateEmirate: 'Choose the plate emirate first.',
      plateNumber: 'Fill in the plate number first.',
    },
    wrong: {
      plateCode: 'Not added yet: check the plate code.',
      plateNumber: 'Not added yet: check the plate number.',
    },
    already: (name: string) => `${name} is on the list already.`,
    added: (name: string) => `${name} added.`,
    remove: 'Remove this car',
    removed: (name: string) => `${name} removed.`,
    undo: 'Undo',
    keep: 'Keep these cars on this device',
    keepHint: 'Stored in this browser only, and deleted as soon as you untick it.',
    problems,
  },
  place: {
    group: 'Where you park',
    legend: 'Emirate you park in',
    hint: 'The SMS provider follows from the place.',
    detected: (provider: string, number: string) => `Provider detected: ${provider}. Messages go to ${number}.`,
    unknown: 'No provider is known for RAK: the sign says where messages go.',
    signNumber: 'SMS number on the sign',
    arabic: 'Ask for the reply in Arabic',
  },
  stay: {
    group: 'Zone and duration',
    zone: 'Zone',
    zoneHint: 'As printed on the sign.',
    hours: 'Duration in hours',
    longer: 'Longer',
    longerName: 'Longer duration in hours',
  },
  message: {
    frame: 'Your parking message',
    to: 'To',
    noPlace: 'Choose where you park',
    noNumber: 'The number on the sign',
    provider: (place: string, provider: string) => `${place} parking, ${provider}`,
    empty: '…',
    check: (doubts: readonly string[]) => `${doubts.join(' ')} Check it before you send.`,
    ready: (text: string, number: string) => `Message ready: ${text}, to ${number}.`,
    missing: (fields: readonly Missing[]) => `Still missing: ${together(fields.map((field) => missing[field]))}.`,
    fill: (field: Missing) => `Fill in the ${missing[field]}`,
    open: 'Open in Messages',
    copy: 'Copy message',
    copied: 'Copied',
    notCopied: 'This browser does not let the page copy. The message above is marked: copy it by hand.',
    code: 'QR code that opens this message on a phone',
    scan: 'On a computer? Scan this with your phone to open the message there.',
    scanLater: 'On a computer? A code for your phone appears here once nothing is missing.',
    seen: (date: string) => `Format last seen ${date}: check the sign.`,
    unseen: 'Check the sign.',
  },
} as const;
