import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { sampleCases } from './setup/sampleCases';
import { expectNoErrors, visit, withBrowser } from './setup/visit';

withBrowser();

/** Moments early or late in a local day, in zones far from UTC and on days that last 23 or 25 hours. */
const moments: readonly [timeZone: string, time: string, today: string, fourDaysBefore: string][] = [
  ['Pacific/Pago_Pago', '2026-06-15T10:59:30Z', '14-06-2026', '10-06-2026'],
  // 8 March has no hour from 2 to 3 o'clock. 1 November has the hour from 1 to 2 o'clock twice.
  ['America/New_York', '2026-03-09T03:59:30Z', '08-03-2026', '04-03-2026'],
  ['America/New_York', '2026-11-02T04:30:00Z', '01-11-2026', '28-10-2026'],
  ['Pacific/Kiritimati', '2026-06-15T09:59:30Z', '15-06-2026', '11-06-2026'],
  // The clock goes forward at midnight, so that this day begins at 1 o'clock.
  ['Africa/Cairo', '2026-04-24T00:30:00Z', '24-04-2026', '20-04-2026'],
];

it.each(sampleCases(moments, 2))(
  'ADM-06 counts days in the local time zone: %s at %s',
  async (timezoneId, time, today, fourDaysBefore) => {
    const visitor = await visit({ timezoneId });
    const { page } = visitor;
    await page.clock.setFixedTime(time);
    // One sample partner was added today, the other one 46 days ago.
    await page.goto(paths.admin.partners());
    await page.getByRole('cell', { name: today }).waitFor();
    await page.getByRole('radio', { name: 'Last 7 Days' }).click({ force: true });
    await page.getByText('1 of 2 partners').waitFor();
    // One sample agency was added four days ago.
    await page.goto(paths.admin.agencies());
    await page.getByRole('cell', { name: fourDaysBefore }).waitFor();
    // After the clock was set back by a year and the page was reloaded, the list uses the new day as today.
    await page.clock.setFixedTime(new Date(Date.parse(time) - 366 * 24 * 60 * 60 * 1000));
    await page.reload();
    await page.getByRole('radio', { name: 'Last 7 Days' }).click({ force: true });
    await page.getByText('1 of 2 agencies').waitFor();
    expect(await page.getByRole('cell', { name: fourDaysBefore }).count()).toBe(0);
    await expectNoErrors(visitor);
  },
);
