import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emirates } from './emirates';
import { composeMessage, emptyParking, explainSignNumber, explainZone, hoursAllowed } from './message';
import type { Parking, Plate } from './message';
import { smsLink } from './smsLink';

const stay = emptyParking;
const plates = {
  dubai: { emirate: 'dubai', code: 'B', number: '12345' },
  abuDhabi: { emirate: 'abuDhabi', code: '16', number: '12345' },
  sharjah: { emirate: 'sharjah', code: '3', number: '12345' },
  ajman: { emirate: 'ajman', code: 'A', number: '0123' },
  rak: { emirate: 'rak', code: 'C', number: '987' },
} as const satisfies Record<string, Plate>;
const dubaiH = { emirate: 'dubai', code: 'H', number: '83256' } as const;

describe('CON-02 composeMessage, place by place', () => {
  it.each<[string, Plate, Partial<Parking>, string, string]>([
    ['Dubai, own plate', plates.dubai, { place: 'dubai', zone: '33C', hours: 1 }, '7275', 'B12345 33C 1'],
    ['Dubai, other plate', plates.abuDhabi, { place: 'dubai', zone: '335C', hours: 2 }, '7275', 'AUH16 12345 335C 2'],
    ['Dubai, premium zone', plates.dubai, { place: 'dubai', zone: '335AP', hours: 1 }, '7275', 'B12345 335AP 1'],
    ['Dubai, premium zone DP', plates.rak, { place: 'dubai', zone: '101dp', hours: 3 }, '7275', 'RAKC 987 101DP 3'],
    ['Abu Dhabi, other plate', dubaiH, { place: 'abuDhabi', sector: 'S', hours: 3 }, '3009', 'DXBH 83256 S 3'],
    [
      'Abu Dhabi, own plate',
      { emirate: 'abuDhabi', code: '5', number: '12345' },
      { place: 'abuDhabi', sector: 'S', hours: 2 },
      '3009',
      'AUH5 12345 S 2',
    ],
    ['Abu Dhabi, premium', plates.abuDhabi, { place: 'abuDhabi', sector: 'P', hours: 4 }, '3009', 'AUH16 12345 P 4'],
    ['Abu Dhabi, a day', dubaiH, { place: 'abuDhabi', sector: 'S', hours: 24 }, '3009', 'DXBH 83256 S 24'],
    ['Sharjah, own plate', plates.sharjah, { place: 'sharjah', hours: 2 }, '5566', 'SHJ 12345 2'],
    ['Sharjah, other plate', plates.dubai, { place: 'sharjah', hours: 5 }, '5566', 'DXB 12345 5'],
    [
      'Sharjah, reply in Arabic',
      plates.sharjah,
      { place: 'sharjah', hours: 1, arabicReply: true },
      '5566',
      'A SHJ 12345 1',
    ],
    ['Sharjah, zone left out', plates.sharjah, { place: 'sharjah', zone: '33C', hours: 3 }, '5566', 'SHJ 12345 3'],
    ['Ajman, own plate', plates.ajman, { place: 'ajman' }, '5155', 'AJM A 0123'],
    [
      'Ajman, zone and hours left out',
      plates.dubai,
      { place: 'ajman', zone: '33C', hours: 2, arabicReply: true },
      '5155',
      'DXB B 12345',
    ],
    ['RAK, from the sign', plates.rak, { place: 'rak', signNumber: '12345' }, '12345', 'RAKC 987'],
    [
      'RAK, zone and hours as the sign asks',
      plates.rak,
      { place: 'rak', signNumber: ' 12 34 ', zone: 'a1', hours: 2 },
      '1234',
      'RAKC 987 A1 2',
    ],
  ])('%s', (_, plate, parking, number, text) => {
    const message = composeMessage(plate, { ...stay, ...parking });
    expect(message).toMatchObject({ number, text, missing: [], notes: [] });
    expect(
      message.parts
        .map((part) => part.text)
        .filter(Boolean)
        .join(' '),
    ).toBe(text);
  });

  it('has no number for RAK until the sign gives one', () => {
    const message = composeMessage(plates.rak, { ...stay, place: 'rak' });
    expect(message).toMatchObject({ number: '', text: 'RAKC 987', missing: ['signNumber'] });
  });
});

describe('what a place takes', () => {
  it('knows the hours', () => {
    expect(hoursAllowed({ ...stay, place: 'sharjah' })).toEqual([1, 2, 3, 5]);
    expect(hoursAllowed({ ...stay, place: 'abuDhabi', sector: 'P' })).toEqual([1, 2, 3, 4]);
    expect(hoursAllowed({ ...stay, place: 'abuDhabi', sector: 'S' }).at(-1)).toBe(24);
    expect(hoursAllowed({ ...stay, place: 'ajman' })).toEqual([]);
    expect(hoursAllowed(stay)).toHaveLength(24);
  });

  it.each<[Partial<Parking>, string]>([
    [{ place: 'sharjah', hours: 4 }, 'Sharjah takes 1, 2, 3 or 5 hours. Choose another duration.'],
    [
      { place: 'abuDhabi', sector: 'P', hours: 5 },
      'Up to 24 hours in a standard place, up to 4 in a premium one. Choose another duration.',
    ],
  ])('asks for another duration: %j', (parking, note) => {
    expect(composeMessage(plates.dubai, { ...stay, ...parking })).toMatchObject({ missing: ['hours'], notes: [note] });
  });

  it('takes S and P alone in Abu Dhabi', () => {
    expect(composeMessage(plates.dubai, { ...stay, place: 'abuDhabi', zone: '33C', hours: 1 }).missing).toEqual([
      'zone',
    ]);
  });

  it('says what looks wrong and composes it all the same', () => {
    expect(explainZone('dubai', 'CC')).toBe(
      'A zone is digits and one or two letters, such as 335C. Check it on the sign.',
    );
    expect(explainZone('dubai', ' 335 ap ')).toBeUndefined();
    expect(explainZone('dubai', '')).toBeUndefined();
    expect(explainZone('rak', '؟')).toBe('A zone is letters A to Z and digits. Check it on the sign.');
    expect(explainZone('sharjah', 'CC')).toBeUndefined();
    expect(explainZone('', 'CC')).toBeUndefined();
    const rule = 'The number on the sign has digits only, from three to fifteen of them.';
    expect(explainSignNumber('12')).toBe(rule);
    expect(explainSignNumber('12a4')).toBe(rule);
    expect(explainSignNumber('1234567890123456')).toBe(rule);
    expect(composeMessage(plates.rak, { ...stay, place: 'rak', signNumber: 'call 4321' }).number).toBe('');
    expect(explainSignNumber('١٢٣٤')).toBeUndefined();
    expect(composeMessage(plates.dubai, { ...stay, place: 'dubai', zone: 'cc', hours: 1 }).text).toBe('B12345 CC 1');
  });
});

describe('a message that grows', () => {
  it('begins empty, and lists what is missing in the order of the form', () => {
    const message = composeMessage({ emirate: '', code: '', number: '' }, stay);
    expect(message).toEqual({
      number: '',
      text: '',
      notes: [],
      missing: ['plateEmirate', 'plateCode', 'plateNumber', 'place', 'zone', 'hours'],
      parts: [
        { text: '', meaning: 'Plate emirate, code' },
        { text: '', meaning: 'Plate number' },
        { text: '', meaning: 'Zone' },
        { text: '', meaning: 'Hours' },
      ],
    });
  });

  it('says what each part means', () => {
    const parking: Parking = { ...stay, place: 'abuDhabi', sector: 'S', hours: 1 };
    expect(composeMessage(plates.abuDhabi, parking).parts).toEqual([
      { text: 'AUH16', meaning: 'Abu Dhabi plate, code 16' },
      { text: '12345', meaning: 'Plate number' },
      { text: 'S', meaning: 'Zone, standard' },
      { text: '1', meaning: 'Hour' },
    ]);
    expect(composeMessage(plates.dubai, { ...stay, place: 'dubai' }).parts[0]).toEqual({
      text: 'B12345',
      meaning: 'Plate code B, number 12345',
    });
  });
});

const anyPlate = fc.record({
  emirate: fc.constantFrom(...emirates, '' as const),
  code: fc.string(),
  number: fc.string(),
});
const anyParking = fc.record({
  place: fc.constantFrom(...emirates, '' as const),
  zone: fc.string({ unit: 'grapheme' }),
  sector: fc.constantFrom('S', 'P', 's', ''),
  hours: fc.option(fc.integer({ min: -2, max: 30 }), { nil: undefined }),
  arabicReply: fc.boolean(),
  signNumber: fc.string(),
});

describe('whatever is typed', () => {
  it('stands in capitals A to Z and digits, one space between words', () => {
    fc.assert(
      fc.property(anyPlate, anyParking, (plate, parking) => {
        const { text, number } = composeMessage(plate, parking);
        expect(text).toMatch(/^([A-Z0-9]+( [A-Z0-9]+)*)?$/);
        expect(number).toMatch(/^\d*$/);
      }),
    );
  });

  it('gives the same message in Arabic and Persian digits as in Latin ones', () => {
    const inDigits = (zero: number) => (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
    fc.assert(
      fc.property(anyPlate, anyParking, fc.constantFrom(0x0660, 0x06f0), (plate, parking, zero) => {
        const other = inDigits(zero);
        expect(
          composeMessage(
            { ...plate, code: other(plate.code), number: other(plate.number) },
            { ...parking, zone: other(parking.zone), signNumber: other(parking.signNumber) },
          ),
        ).toEqual(composeMessage(plate, parking));
      }),
    );
  });

  it('has a number when nothing is missing, and its link leads back to it', () => {
    fc.assert(
      fc.property(anyPlate, anyParking, (plate, parking) => {
        const { number, text, missing } = composeMessage(plate, parking);
        if (missing.length > 0) return;
        const link = smsLink(number, text);
        expect(number).not.toBe('');
        expect(link.startsWith(`sms:${number}?&body=`)).toBe(true);
        expect(decodeURIComponent(link.slice(link.indexOf('body=') + 5))).toBe(text);
      }),
    );
  });
});
