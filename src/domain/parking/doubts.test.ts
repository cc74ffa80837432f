import { expect, it } from 'vitest';

import { doubtsOf } from './doubts';
import { emptyParking } from './message';

const plate = { emirate: 'dubai', code: 'B', number: '12345' } as const;
const parking = { ...emptyParking, place: 'dubai', zone: '335C', hours: 2 } as const;

it.each([
  [{}, {}, []],
  [{ number: '123456' }, {}, ['The plate number has six digits; UAE plates have at most five.']],
  [{ number: '12x' }, {}, ['The plate number has more than digits in it.']],
  [{ code: '16' }, {}, ['The plate code 16 does not fit Dubai; codes there have one or two letters.']],
  [{}, { zone: 'zz!' }, ['The zone ZZ does not look like one of Dubai.']],
  // Sharjah's message says no code and no zone.
  [{ code: '16' }, { place: 'sharjah', zone: 'zz!' }, []],
  [
    { emirate: 'rak' },
    { place: 'rak', signNumber: '12' },
    ['The number on the sign has digits only, from three to fifteen of them.'],
  ],
] as const)('doubts %j %j: %j', (car, stay, doubts) => {
  expect(doubtsOf({ ...plate, ...car }, { ...parking, ...stay })).toEqual(doubts);
});
