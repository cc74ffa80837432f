import type { StorageProblem } from '~/domain/storageProblem';
import type { MissingField } from '~/domain/parking/message';

const listFormat = new Intl.ListFormat('en-GB');

const fieldNames: Record<MissingField, string> = {
  plateEmirate: 'emirate on the plate',
  plateCode: 'plate code',
  plateNumber: 'plate number',
  area: 'where you park',
  signNumber: 'number on the sign',
  zone: 'zone',
  hours: 'duration',
};

const goToFieldLabels: Record<MissingField, string> = {
  plateEmirate: 'Choose the emirate on the plate',
  plateCode: 'Enter the plate code',
  plateNumber: 'Enter the plate number',
  area: 'Choose where you park',
  signNumber: 'Enter the number on the sign',
  zone: 'Enter the zone',
  hours: 'Choose the duration',
};

const storageProblemTexts: Record<StorageProblem, string> = {
  blocked: "This browser can't save your cars. They stay until you close the page.",
  full: "This browser's storage is full, so your last change isn't saved. Your cars stay until you close the page.",
};

export const parkingCopy = {
  car: {
    group: 'Your car',
    emirate: 'Emirate on the plate',
    chooseEmirate: 'Choose an emirate',
    code: 'Plate code',
    number: 'Plate number',
    nickname: 'Nickname',
  },
  cars: {
    legend: 'Car for this message',
    another: 'Another car',
    add: 'Save this car',
    addHint: 'Several cars? Save them and pick one.',
    full: (limit: number) => `You can save up to ${limit} cars. Remove one to save another.`,
    missing: {
      plateEmirate: 'Choose the emirate on the plate first.',
      plateNumber: 'Enter the plate number first.',
    },
    invalid: {
      plateCode: 'Check the plate code to save this car.',
      plateNumber: 'Check the plate number to save this car.',
    },
    editHint: 'Your changes are saved to this car.',
    already: (name: string) => `${name} is already on your list.`,
    added: (name: string) => `${name} saved.`,
    remove: 'Remove this car',
    removed: (name: string) => `${name} removed.`,
    undo: 'Undo',
    keep: 'Keep these cars on this device',
    keepHint: 'Saved in this browser only. Untick to delete them.',
    problems: storageProblemTexts,
  },
  area: {
    group: 'Where you park',
    legend: 'Emirate you park in',
    hint: 'The emirate decides which number the SMS goes to.',
    detectedProvider: (provider: string, number: string) => `Provider detected: ${provider}. Messages go to ${number}.`,
    unknownNumber: "We don't know the SMS number in RAK. Find it on the sign.",
    signNumber: 'SMS number on the sign',
    arabicReply: 'Ask for the reply in Arabic',
  },
  stay: {
    group: 'Zone and duration',
    zone: 'Zone',
    zoneHint: 'Find it on the parking sign.',
    chooseAnother: (rule: string) => `${rule} Choose another duration.`,
    hours: 'Duration in hours',
    longer: 'More',
    longerLabel: 'More than 5 hours',
  },
  message: {
    frame: 'Your parking message',
    to: 'To',
    noArea: 'Choose where you park',
    provider: (area: string, provider: string) => `${area} parking, ${provider}`,
    empty: '…',
    /** Example of a message, which is shown in a paler colour until the user enters something. */
    example: { number: '3009', provider: 'Abu Dhabi parking, Mawaqif', words: ['AUH16', '12345', 'S', '2'] },
    exampleChip: 'Example',
    check: (warnings: readonly string[]) =>
      `${warnings.join(' ')} Check ${warnings.length === 1 ? 'it' : 'them'} before you send.`,
    ready: (text: string, number: string) => `Message ready: ${text}, to ${number}.`,
    untouched: 'Fill in the form to get your message.',
    missing: (fields: readonly MissingField[]) =>
      `Still needed: ${listFormat.format(fields.map((field) => fieldNames[field]))}.`,
    fillField: (field: MissingField) => goToFieldLabels[field],
    open: 'Open in Messages',
    copy: 'Copy message',
    copied: 'Copied',
    notCopied: "We couldn't copy it. The message above is selected, so you can copy it yourself.",
    code: 'QR code that opens this message on a phone',
    scan: 'On a computer? Scan this with your phone to open the message.',
    scanAnyway: 'Show the code anyway',
    scanLater: 'On a computer? Complete the form, then scan the code here with your phone.',
    source: (name: string, date: string) => `Format from ${name}, ${date}. It may have changed.`,
    lastConfirmed: (date: string) => `Format last confirmed in ${date}. It may have changed.`,
    checkSign: 'Compare it with the sign.',
  },
} as const;
