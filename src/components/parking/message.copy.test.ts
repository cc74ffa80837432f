import { expect, it } from 'vitest';

import { composeMessage, emptyParking } from '~/domain/parking/message';

import { getMessageWordMeaning, getWarningText, findZoneError } from './message.copy';
import { findPlateCodeError } from './plate.copy';

const plate = { emirate: 'dubai', code: 'B', number: '12345' } as const;
const parking = { ...emptyParking, area: 'dubai', zone: '335C', hours: 2 } as const;

it.each([
  ['number', { number: '123456' }, {}, 'The plate number has 6 digits. UAE plates have up to 5.'],
  ['number', { number: '12x' }, {}, 'The plate number can only have digits.'],
  ['code', { code: '16' }, {}, "The plate code 16 doesn't match Dubai. Codes there have one or two letters."],
  ['code', { emirate: '', code: 'B12' }, {}, "B12 doesn't look like a plate code."],
  ['zone', {}, { zone: 'zz!' }, "ZZ doesn't look like a zone in Dubai."],
  ['signNumber', {}, { area: 'rak', signNumber: '12' }, 'Enter the number from the sign: 3 to 15 digits.'],
] as const)('warns about an invalid %s: $3', (warning, plateChange, parkingChange, text) => {
  expect(getWarningText(warning, { ...plate, ...plateChange }, { ...parking, ...parkingChange })).toBe(text);
});

it.each([
  [
    'dubai',
    '16',
    'A Dubai code is one or two letters, such as B. The code 16 belongs to Abu Dhabi. Check the emirate on the plate.',
  ],
  [
    'abuDhabi',
    'b',
    'An Abu Dhabi code is one or two digits, such as 16. The code B belongs to Dubai, Ajman or RAK. Check the emirate on the plate.',
  ],
  ['sharjah', 'B12', 'A Sharjah code is one digit, such as 3. Check it on the plate.'],
  ['', 'B12', 'A plate code is one or two letters or digits, such as B or 16.'],
] as const)('explains an invalid plate code: $2', (emirate, code, text) => {
  expect(findPlateCodeError({ emirate, code, number: '' })).toBe(text);
});

it('explains which characters a zone can contain', () => {
  expect(findZoneError({ ...emptyParking, area: 'rak', zone: '؟' })).toBe(
    'A zone is letters A to Z and digits. Check it on the sign.',
  );
});

it.each([
  [
    'in Abu Dhabi',
    { ...plate, emirate: 'abuDhabi', code: '16' },
    { ...emptyParking, area: 'abuDhabi', zoneCode: 'S', hours: 1 },
    ['Abu Dhabi plate, code 16', 'Plate number', 'Zone, standard', 'Hour'],
  ],
  ['in Dubai', plate, parking, ['Plate code B, number 12345', 'Zone', 'Hours']],
  [
    'in Sharjah, with a reply in Arabic',
    plate,
    { ...parking, area: 'sharjah', arabicReply: true },
    ['Reply in Arabic', 'Dubai plate', 'Plate number', 'Hours'],
  ],
] as const)('explains each word of a message for parking %s', (_name, testPlate, testParking, meanings) => {
  const { words } = composeMessage(testPlate, testParking);
  expect(words.map((part) => getMessageWordMeaning(part, testPlate, testParking))).toEqual(meanings);
});
