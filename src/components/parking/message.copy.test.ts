import { expect, it } from 'vitest';

import { composeMessage, emptyParking } from '~/domain/parking/message';
import { findWarnings } from '~/domain/parking/warnings';

import { partMeaning, warningText, zoneError } from './message.copy';
import { codeError } from './plate.copy';

const plate = { emirate: 'dubai', code: 'B', number: '12345' } as const;
const parking = { ...emptyParking, area: 'dubai', zone: '335C', hours: 2 } as const;

it.each([
  [{}, {}, []],
  [{ number: '123456' }, {}, ['The plate number has six digits; UAE plates have at most five.']],
  [{ number: '12x' }, {}, ['The plate number has more than digits in it.']],
  [{ code: '16' }, {}, ['The plate code 16 does not fit Dubai; codes there have one or two letters.']],
  [{ emirate: '', code: 'B12' }, {}, ['B12 does not look like a plate code.']],
  [{}, { zone: 'zz!' }, ['The zone ZZ does not look like one of Dubai.']],
  // Sharjah's message contains neither code nor zone.
  [{ code: '16' }, { area: 'sharjah', zone: 'zz!' }, []],
  [
    { emirate: 'rak' },
    { area: 'rak', signNumber: '12' },
    ['The number on the sign has digits only, from three to fifteen of them.'],
  ],
] as const)('warns about %j %j: %j', (plateChange, parkingChange, texts) => {
  const values = [
    { ...plate, ...plateChange },
    { ...parking, ...parkingChange },
  ] as const;
  expect(findWarnings(...values).map((warning) => warningText(warning, ...values))).toEqual(texts);
});

it.each([
  ['dubai', '16', 'A Dubai code is one or two letters, such as B. 16 fits Abu Dhabi: check the plate emirate.'],
  [
    'abuDhabi',
    'b',
    'An Abu Dhabi code is one or two digits, such as 16. B fits Dubai, Ajman or RAK: check the plate emirate.',
  ],
  ['sharjah', 'B12', 'A Sharjah code is one digit, such as 3. Check it on the plate.'],
  ['', 'B12', 'A plate code is one or two letters or digits, such as B or 16.'],
] as const)('explains an invalid code: %s %j', (emirate, code, text) => {
  expect(codeError({ emirate, code, number: '' })).toBe(text);
});

it('explains a zone that cannot be sent', () => {
  expect(zoneError({ ...emptyParking, area: 'rak', zone: '؟' })).toBe(
    'A zone is letters A to Z and digits. Check it on the sign.',
  );
});

it.each([
  [
    { ...plate, emirate: 'abuDhabi', code: '16' },
    { ...emptyParking, area: 'abuDhabi', zoneCode: 'S', hours: 1 },
    ['Abu Dhabi plate, code 16', 'Plate number', 'Zone, standard', 'Hour'],
  ],
  [plate, parking, ['Plate code B, number 12345', 'Zone', 'Hours']],
  [
    plate,
    { ...parking, area: 'sharjah', arabicReply: true },
    ['Reply in Arabic', 'Dubai plate', 'Plate number', 'Hours'],
  ],
] as const)('explains each word of a message: %j', (car, stay, meanings) => {
  const { parts } = composeMessage(car, stay);
  expect(parts.map((part) => partMeaning(part, car, stay))).toEqual(meanings);
});
