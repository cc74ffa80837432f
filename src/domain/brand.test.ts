import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.doMock('~/domain/brand', () => ({ product: { name: 'Fennec', plural: 'Fennecs' } }));
});
afterEach(() => {
  vi.doUnmock('~/domain/brand');
  vi.resetModules();
});

it('all paths contain the product name, except those that the specification fixes', async () => {
  const { anchors, paths } = await import('./paths');
  expect(paths.site.ally()).toBe('/FennecAlly');
  expect(paths.site.experience()).toBe('/FennecExperience');
  expect(paths.admin.tags()).toBe('/Admin-Fennecs');
  expect(paths.agency.tags()).toBe('/Agencies-Fennecs');
  expect(paths.agency.buy()).toBe('/Agencies-Buy-Fennec');
  expect(anchors.auto).toBe('FennecAuto');
  expect(paths.site.auto()).toBe('/AiroTAgAuto');
});

it('labels, titles and texts contain the product name', async () => {
  const { agencyLayoutCopy } = await import('~/screens/agency/AgencyLayout/AgencyLayout.copy');
  expect(agencyLayoutCopy).toMatchObject({ tags: 'Fennecs', buy: 'Buy Fennec' });
  const { emailCopy } = await import('~/screens/signIn/EmailScreen/EmailScreen.copy');
  expect(emailCopy.heading).toBe('Welcome to Fennec');
  const { homeCopy } = await import('~/screens/site/HomeScreen/HomeScreen.copy');
  expect(homeCopy.head.title).toContain('Fennec:');
  const { tagsCopy } = await import('~/screens/agency/tags/TagsScreen/TagsScreen.copy');
  expect(tagsCopy).toMatchObject({ title: 'Fennecs', emptyMessage: 'No Fennecs found.' });
});
