import { expect, it } from 'vitest';

import { emptyParking } from './message';
import type { Parking } from './message';
import type { Plate } from './plate';
import { findFieldsWithWarning } from './warnings';
import type { FieldWithWarning } from './warnings';

const plate = { emirate: 'dubai', code: 'B', number: '12345' } as const;
const parking = { ...emptyParking, area: 'dubai', zone: '335C' } as const;

it.each<[Partial<Plate>, Partial<Parking>, FieldWithWarning[]]>([
  [{}, {}, []],
  [{ code: '16' }, {}, ['code']],
  [{ number: '123456' }, {}, ['number']],
  [{}, { zone: 'zz!' }, ['zone']],
  [{ code: '16', number: '12x' }, { zone: 'zz!' }, ['code', 'number', 'zone']],
  // The message for Sharjah contains neither the plate code nor a zone, so their formats do not matter.
  [{ code: '16', number: '12x' }, { area: 'sharjah', zone: 'zz!' }, ['number']],
  // RAK is the only area whose recipient number is typed from the parking sign.
  [{}, { area: 'rak', signNumber: '12' }, ['signNumber']],
  [{}, { area: 'rak', signNumber: '123' }, []],
  [{}, { signNumber: '12' }, []],
  [{ code: '16', number: '12x' }, { area: '', zone: 'zz!', signNumber: '12' }, []],
])('for the plate values %j and the parking values %j, warns about %j', (plateChange, parkingChange, warnings) => {
  expect(findFieldsWithWarning({ ...plate, ...plateChange }, { ...parking, ...parkingChange })).toEqual(warnings);
});
