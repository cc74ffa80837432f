import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emirates } from './emirates';
import { composeMessage, emptyParking, listAllowedHours, isValidSignNumber, isValidZone } from './message';
import type { Parking } from './message';
import type { Plate } from './plate';
import { getSmsLink } from './smsLink';

const plates = {
  dubai: { emirate: 'dubai', code: 'B', number: '12345' },
  abuDhabi: { emirate: 'abuDhabi', code: '16', number: '12345' },
  sharjah: { emirate: 'sharjah', code: '3', number: '12345' },
  ajman: { emirate: 'ajman', code: 'A', number: '0123' },
  rak: { emirate: 'rak', code: 'C', number: '987' },
} as const satisfies Record<string, Plate>;
const dubaiPlateH = { emirate: 'dubai', code: 'H', number: '83256' } as const;
const abuDhabiPlate5 = { emirate: 'abuDhabi', code: '5', number: '12345' } as const;

describe('CON-02 composeMessage, area by area', () => {
  it.each<[string, Plate, Partial<Parking>, string]>([
    ['Dubai, own plate', plates.dubai, { area: 'dubai', zone: '33C', hours: 1 }, 'B12345 33C 1'],
    ['Dubai, other plate', plates.abuDhabi, { area: 'dubai', zone: '335C', hours: 2 }, 'AUH16 12345 335C 2'],
    ['Dubai, premium zone', plates.dubai, { area: 'dubai', zone: '335AP', hours: 1 }, 'B12345 335AP 1'],
    ['Dubai, premium zone DP', plates.rak, { area: 'dubai', zone: '101dp', hours: 3 }, 'RAKC 987 101DP 3'],
    ['Abu Dhabi, other plate', dubaiPlateH, { area: 'abuDhabi', zoneCode: 'S', hours: 3 }, 'DXBH 83256 S 3'],
    ['Abu Dhabi, own plate', abuDhabiPlate5, { area: 'abuDhabi', zoneCode: 'S', hours: 2 }, 'AUH5 12345 S 2'],
    ['Abu Dhabi, premium', plates.abuDhabi, { area: 'abuDhabi', zoneCode: 'P', hours: 4 }, 'AUH16 12345 P 4'],
    ['Abu Dhabi, a day', dubaiPlateH, { area: 'abuDhabi', zoneCode: 'S', hours: 24 }, 'DXBH 83256 S 24'],
    ['Sharjah, own plate', plates.sharjah, { area: 'sharjah', hours: 2 }, 'SHJ 12345 2'],
    ['Sharjah, other plate', plates.dubai, { area: 'sharjah', hours: 5 }, 'DXB 12345 5'],
    ['Sharjah, Arabic reply', plates.sharjah, { area: 'sharjah', hours: 1, arabicReply: true }, 'A SHJ 12345 1'],
    ['Sharjah, zone left out', plates.sharjah, { area: 'sharjah', zone: '33C', hours: 3 }, 'SHJ 12345 3'],
    ['Ajman, own plate', plates.ajman, { area: 'ajman' }, 'AJM A 0123'],
    ['Ajman, rest left out', plates.dubai, { area: 'ajman', zone: '33C', hours: 2, arabicReply: true }, 'DXB B 12345'],
    ['RAK, as the sign asks', plates.rak, { area: 'rak', signNumber: '123', zone: 'a1', hours: 2 }, 'RAKC 987 A1 2'],
  ])('%s', (_, plate, parking, text) => {
    expect(composeMessage(plate, { ...emptyParking, ...parking })).toMatchObject({ text, missingFields: [] });
  });

  it('leaves out a zone that is not one of the choices', () => {
    const parking: Parking = { ...emptyParking, area: 'abuDhabi', zoneCode: 'X', hours: 2 };
    expect(composeMessage(plates.dubai, parking)).toMatchObject({ text: 'DXBB 12345 2', missingFields: ['zone'] });
  });

  it.each<[Partial<Parking>, string]>([
    [{ area: 'dubai' }, '7275'],
    [{ area: 'abuDhabi' }, '3009'],
    [{ area: 'sharjah' }, '5566'],
    [{ area: 'ajman' }, '5155'],
    [{ area: 'rak', signNumber: '12345' }, '12345'],
    [{ area: 'rak', signNumber: ' 12 34 ' }, '1234'],
  ])('returns for %j the number %s', (parking, number) => {
    expect(composeMessage(plates.dubai, { ...emptyParking, ...parking }).recipientNumber).toBe(number);
  });

  it('has no number for RAK until the user types it from the sign', () => {
    const message = composeMessage(plates.rak, { ...emptyParking, area: 'rak' });
    expect(message).toMatchObject({ recipientNumber: '', text: 'RAKC 987', missingFields: ['signNumber'] });
    // Zone and hours are optional in RAK, so the message has no words for them while they are empty.
    expect(message.words.map(({ text }) => text)).toEqual(['RAKC', '987']);
  });
});

it('marks the word that asks for a reply in Arabic', () => {
  const { words } = composeMessage(plates.sharjah, { ...emptyParking, area: 'sharjah', arabicReply: true });
  expect(words[0]).toEqual({ text: 'A', fields: ['arabicReply'] });
});

it.each(emirates)('needs the emirate of the plate for parking in %s', (area) => {
  expect(composeMessage({ ...plates.dubai, emirate: '' }, { ...emptyParking, area }).missingFields).toContain(
    'plateEmirate',
  );
});

describe('area rules', () => {
  it('limit the hours', () => {
    expect(listAllowedHours({ ...emptyParking, area: 'sharjah' })).toEqual([1, 2, 3, 5]);
    expect(listAllowedHours({ ...emptyParking, area: 'abuDhabi', zoneCode: 'P' })).toEqual([1, 2, 3, 4]);
    expect(listAllowedHours({ ...emptyParking, area: 'abuDhabi', zoneCode: 'S' }).at(-1)).toBe(24);
    expect(listAllowedHours({ ...emptyParking, area: 'ajman' })).toEqual([]);
    expect(listAllowedHours(emptyParking)).toHaveLength(24);
  });

  it.each<Partial<Parking>>([
    { area: 'sharjah', hours: 4 },
    { area: 'abuDhabi', zoneCode: 'P', hours: 5 },
  ])('leave out hours that are not allowed: %j', (parking) => {
    expect(composeMessage(plates.dubai, { ...emptyParking, ...parking }).missingFields).toEqual(['hours']);
  });

  it('do not accept a typed zone in Abu Dhabi', () => {
    expect(
      composeMessage(plates.dubai, { ...emptyParking, area: 'abuDhabi', zone: '33C', hours: 1 }).missingFields,
    ).toEqual(['zone']);
  });

  it.each([
    ['dubai', 'CC', false],
    ['dubai', ' 335 ap ', true],
    ['dubai', '', true],
    ['dubai', ' ', true],
    ['rak', '؟', false],
    ['sharjah', 'CC', true],
    ['', 'CC', true],
  ] as const)('in %s, the zone %j is valid: %s', (area, zone, isValid) => {
    expect(isValidZone(area, zone)).toBe(isValid);
  });

  it.each([
    ['', true],
    [' ', true],
    ['12', false],
    ['123', true],
    ['12a4', false],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['١٢٣٤', true],
  ])('the number %j on the sign is valid: %s', (number, isValid) => {
    expect(isValidSignNumber(number)).toBe(isValid);
  });

  it('keep invalid values in the message, but no invalid recipient', () => {
    expect(composeMessage(plates.rak, { ...emptyParking, area: 'rak', signNumber: 'call 4321' }).recipientNumber).toBe(
      '',
    );
    expect(composeMessage(plates.dubai, { ...emptyParking, area: 'dubai', zone: 'cc', hours: 1 }).text).toBe(
      'B12345 CC 1',
    );
  });
});

it('composes an empty message from empty fields, and lists the missing fields in form order', () => {
  expect(composeMessage({ emirate: '', code: '', number: '' }, emptyParking)).toEqual({
    recipientNumber: '',
    text: '',
    missingFields: ['plateEmirate', 'plateCode', 'plateNumber', 'area', 'zone', 'hours'],
    words: [
      { text: '', fields: ['emirate', 'code'] },
      { text: '', fields: ['number'] },
      { text: '', fields: ['zone'] },
      { text: '', fields: ['hours'] },
    ],
  });
});

const anyPlate = fc.record({
  emirate: fc.constantFrom(...emirates, '' as const),
  code: fc.string(),
  number: fc.string(),
});
const anyParking = fc.record({
  area: fc.constantFrom(...emirates, '' as const),
  zone: fc.string({ unit: 'grapheme' }),
  zoneCode: fc.constantFrom('S', 'P', 's', ''),
  hours: fc.option(fc.integer({ min: -2, max: 30 }), { nil: undefined }),
  arabicReply: fc.boolean(),
  signNumber: fc.string(),
});

describe('composeMessage with any input', () => {
  it('returns words of A to Z and digits, separated by single spaces', () => {
    fc.assert(
      fc.property(anyPlate, anyParking, (plate, parking) => {
        const { text, recipientNumber } = composeMessage(plate, parking);
        expect(text).toMatch(/^([A-Z0-9]+( [A-Z0-9]+)*)?$/);
        expect(recipientNumber).toMatch(/^\d*$/);
      }),
    );
  });

  it('returns the same message for Arabic, Persian and Latin digits', () => {
    const createDigitConverter = (zero: number) => (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
    fc.assert(
      fc.property(anyPlate, anyParking, fc.constantFrom(0x0660, 0x06f0), (plate, parking, zero) => {
        const convert = createDigitConverter(zero);
        expect(
          composeMessage(
            { ...plate, code: convert(plate.code), number: convert(plate.number) },
            { ...parking, zone: convert(parking.zone), signNumber: convert(parking.signNumber) },
          ),
        ).toEqual(composeMessage(plate, parking));
      }),
    );
  });

  it('returns a number if no field is missing, and its link contains the number and the text', () => {
    fc.assert(
      fc.property(anyPlate, anyParking, (plate, parking) => {
        const { recipientNumber, text, missingFields } = composeMessage(plate, parking);
        if (missingFields.length > 0) return;
        const link = getSmsLink(recipientNumber, text);
        expect(recipientNumber).not.toBe('');
        expect(link.startsWith(`sms:${recipientNumber}?&body=`)).toBe(true);
        expect(decodeURIComponent(link.slice(link.indexOf('body=') + 5))).toBe(text);
      }),
    );
  });
});
