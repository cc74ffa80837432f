import type { StorageProblem } from '~/domain/parking/car';
import type { MissingField } from '~/domain/parking/message';

const list = new Intl.ListFormat('en-GB');

const fieldNames: Record<MissingField, string> = {
  plateEmirate: 'plate emirate',
  plateCode: 'plate code',
  plateNumber: 'plate number',
  area: 'place',
  signNumber: 'number on the sign',
  zone: 'zone',
  hours: 'duration',
};

const problems: Record<StorageProblem, string> = {
  blocked: 'This browser lets the page store nothing. Your cars stay until you close the page.',
  full: 'The storage of this browser is full: the latest change is not kept. Your cars stay until you close the page.',
};

export const parkingCopy = {
  car: {
    group: 'Your car',
    emirate: 'Plate emirate',
    chooseEmirate: 'Choose an emirate',
    code: 'Plate code',
    number: 'Plate number',
    nickname: 'Nickname',
  },
  cars: {
    legend: 'Car for this message',
    another: 'Another car',
    add: 'Add this car',
    addHint: 'Several cars? Add each, and pick one for the message.',
    full: (limit: number) => `${limit} cars are the most. Remove one to add another.`,
    missing: {
      plateEmirate: 'Choose the plate emirate first.',
      plateNumber: 'Fill in the plate number first.',
    },
    invalid: {
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
  area: {
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
    chooseAnother: (rule: string) => `${rule} Choose another duration.`,
    hours: 'Duration in hours',
    longer: 'Longer',
    longerLabel: 'Longer duration in hours',
  },
  message: {
    frame: 'Your parking message',
    to: 'To',
    noArea: 'Choose where you park',
    provider: (area: string, provider: string) => `${area} parking, ${provider}`,
    empty: '…',
    check: (warnings: readonly string[]) => `${warnings.join(' ')} Check it before you send.`,
    ready: (text: string, number: string) => `Message ready: ${text}, to ${number}.`,
    missing: (fields: readonly MissingField[]) =>
      `Still missing: ${list.format(fields.map((field) => fieldNames[field]))}.`,
    fill: (field: MissingField) => `Fill in the ${fieldNames[field]}`,
    open: 'Open in Messages',
    copy: 'Copy message',
    copied: 'Copied',
    notCopied: 'This browser does not let the page copy. The message above is marked: copy it by hand.',
    code: 'QR code that opens this message on a phone',
    scan: 'On a computer? Scan this with your phone to open the message there.',
    scanLater: 'On a computer? A code for your phone appears here once nothing is missing.',
    lastSeen: (date: string) => `Format last seen ${date}: check the sign.`,
    neverSeen: 'Check the sign.',
  },
} as const;
