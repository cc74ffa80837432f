import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it('renames addresses with the product, and leaves the literal one', async () => {
  vi.doMock('./brand', () => ({ product: { name: 'Fennec', plural: 'Fennecs' } }));
  const { anchors, paths } = await import('./paths');
  expect(paths.site.ally()).toBe('/FennecAlly');
  expect(paths.site.experience()).toBe('/FennecExperience');
  expect(paths.admin.tags()).toBe('/Admin-Fennecs');
  expect(paths.agency.tags()).toBe('/Agencies-Fennecs');
  expect(paths.agency.buy()).toBe('/Agencies-Buy-Fennec');
  expect(anchors.auto).toBe('FennecAuto');
  expect(paths.site.auto()).toBe('/AiroTAgAuto');
  vi.doUnmock('./brand');
});
