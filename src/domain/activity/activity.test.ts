import { describe, expect, it } from 'vitest';

import { getActivityKind, formatActivityTime, getAllActivitiesUrl, isAllActivitiesRequested } from './activity';
import { createSampleActivities, createSampleAdminActivities } from './activity.sample';

it.each([
  ['New partner added', 'partner'],
  ['PARTNER updated', 'partner'],
  ['Package bought', 'package'],
  ['Three PACKAGES bought', 'package'],
  ['A partner bought a package', 'partner'],
  ['12 tags assigned', 'default'],
  ['', 'default'],
])('AGY-04 the activity %j is of the kind %s', (heading, kind) => {
  expect(getActivityKind(heading)).toBe(kind);
});

describe('formatActivityTime', () => {
  const now = new Date(2026, 5, 15, 9, 0);

  it.each([
    [new Date(2026, 5, 15, 0, 0), 'Today, 00:00'],
    [new Date(2026, 5, 14, 23, 59), 'Yesterday, 23:59'],
    [new Date(2026, 5, 14, 0, 0), 'Yesterday, 00:00'],
    [new Date(2026, 5, 13, 23, 59), '13-06-2026'],
  ])('formats %s as %j', (date, text) => {
    expect(formatActivityTime(date, now)).toBe(text);
  });
});

it('the list of all activities has its own URL', () => {
  const searchParams = new URL(getAllActivitiesUrl('/Overview'), 'https://example.com').searchParams;
  expect(isAllActivitiesRequested((name) => searchParams.get(name))).toBe(true);
  expect(isAllActivitiesRequested(() => null)).toBe(false);
});

it('sample activities are never in the future, and their times stay on the same day', () => {
  const sampleTimes = (now: Date) => createSampleActivities(now).map(({ time }) => time);
  expect(sampleTimes(new Date(2026, 5, 15, 9, 0)).slice(0, 5)).toEqual([
    'Today, 08:35',
    'Yesterday, 13:00',
    'Yesterday, 10:00',
    'Yesterday, 09:15',
    '12-06-2026',
  ]);
  // At 00:10, today's sample activity would be in the future, so it moves from 08:35 to 00:10.
  expect(sampleTimes(new Date(2027, 0, 1, 0, 10)).slice(0, 5)).toEqual([
    'Today, 00:10',
    'Yesterday, 13:00',
    'Yesterday, 10:00',
    'Yesterday, 09:15',
    '29-12-2026',
  ]);
});

it('ADM-05 the admin dashboard has sample activities of all kinds', () => {
  const sampleKinds = createSampleAdminActivities(new Date(2026, 5, 15, 9, 0)).map(({ heading }) =>
    getActivityKind(heading),
  );
  expect(new Set(sampleKinds)).toEqual(new Set(['partner', 'package', 'default']));
});
