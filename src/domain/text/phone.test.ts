import { expect, it } from 'vitest';

import { formatPhone } from './phone';

it.each([
  ['0500000401', '050 000 0401'],
  ['+971 50 000 0401', '050 000 0401'],
  ['+97150-000(0401)', '050 000 0401'],
  ['+971 4 000 0401', '04 000 0401'],
])('shows the UAE number %s in groups', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

it.each(['', '+44 20 7946 0000', '12345', '050 000 0401 or 0402', '05000004012'])(
  'shows %j as it is stored',
  (phone) => {
    expect(formatPhone(phone)).toBe(phone);
  },
);
