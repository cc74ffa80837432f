import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';
import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

import { siteAddress, startApplication, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

/**
 * Bytes of script, compressed as they were sent, that a first visit may cost. The aims are 150,000 for a list and 100,000
 * for a page of the site; these are what has been reached, rounded up. React, its DOM and the router make 83,000 of
 * each, Material UI's engine of styles about 40,000 more.
 */
const limits = {
  list: 206_000,
  tags: 217_000,
  dashboard: 172_000,
  site: 160_000,
  /** This one holds the messages for parking and their formats. */
  auto: 174_000,
} as const;

/** What the page has fetched so far: bytes of script as they were sent. */
const scriptBytes = ({ page }: Visit) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

/** Somebody who is signed in, with an empty cache. */
async function open(path: string): Promise<Visit> {
  const visitor = await visit();
  await visitor.context.addCookies([
    { name: authCookie.name, value: encodeURIComponent(JSON.stringify(placeholderAuth)), url: siteAddress },
  ]);
  await visitor.page.goto(path, { waitUntil: 'networkidle' });
  return visitor;
}

describe('a first visit behind the sign-in', () => {
  it.each([
    [paths.admin.agencies(), limits.list],
    [paths.admin.partners(), limits.list],
    [paths.admin.customers(), limits.list],
    [paths.admin.packages(), limits.list],
    [paths.admin.purchases(), limits.list],
    [paths.admin.tags(), limits.list],
    [paths.admin.utilities(), limits.list],
    [paths.agency.partners(), limits.list],
    [paths.agency.customers(), limits.list],
    [paths.agency.tags(), limits.tags],
    [paths.admin.dashboard(), limits.dashboard],
    [paths.agency.dashboard(), limits.dashboard],
  ])('to %s costs at most %i bytes of script', async (path, most) => {
    const visitor = await open(path);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe(path);
    const bytes = await scriptBytes(visitor);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
});

describe('a first visit to the site', () => {
  const { tag, auto, ...pages } = paths.site;
  it.each([
    ...Object.values(pages).map((path) => [path(), limits.site] as const),
    [tag('7C41E9'), limits.site] as const,
    [auto(), limits.auto] as const,
  ])('%s costs at most %i bytes of script once it is used', async (path, most) => {
    const visitor = await open(path);
    await startApplication(visitor.page);
    await visitor.page.waitForLoadState('networkidle');
    const bytes = await scriptBytes(visitor);
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
});
