import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';
import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

import { scriptBytes } from './setup/scriptBytes';
import { siteOrigin, startApplication, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

/**
 * Maximum size of the scripts of a first visit, in bytes, compressed. The goals are 150,000 for a list and 100,000 for a
 * page of the site; these are the current sizes, rounded up. React, React DOM and the router take 83,000 of each, MUI's
 * style engine about 40,000.
 */
const limits = {
  list: 212_000,
  tags: 222_000,
  dashboard: 177_000,
  site: 163_000,
  /** Includes the parking composer and its SMS formats. */
  auto: 176_000,
} as const;

/** Opens `path` as a signed-in user with an empty cache. */
async function open(path: string): Promise<Visit> {
  const visitor = await visit();
  await visitor.context.addCookies([
    { name: authCookie.name, value: encodeURIComponent(JSON.stringify(placeholderAuth)), url: siteOrigin },
  ]);
  await visitor.page.goto(path, { waitUntil: 'networkidle' });
  return visitor;
}

describe('first visit of a signed-in user', () => {
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
  ])('%s loads at most %i bytes of script', async (path, maxBytes) => {
    const visitor = await open(path);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe(path);
    const bytes = await scriptBytes(visitor);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });
});

describe('first visit to the public site', () => {
  const { tag, auto, ...pages } = paths.site;
  it.each([
    ...Object.values(pages).map((path) => [path(), limits.site] as const),
    [tag('7C41E9'), limits.site] as const,
    [auto(), limits.auto] as const,
  ])('%s loads at most %i bytes of script, including the app', async (path, most) => {
    const visitor = await open(path);
    await startApplication(visitor.page);
    await visitor.page.waitForLoadState('networkidle');
    const bytes = await scriptBytes(visitor);
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
});
