import { expect, it } from 'vitest';

import { getGeometryKey } from '~/domain/printing/runs/partlyUsedSheet';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { partlyUsedSheetsKey } from '~/domain/storageKeys';

import { createMemoryStorage } from './createMemoryStorage.sample';
import { createPartlyUsedSheetsStore } from './partlyUsedSheetsStore';

const sheet = { geometry: getGeometryKey(defaultPrintSettings), used: 5, printedAt: '2026-11-21T14:05:00.000Z' };

it('restores the sheets after a reload, and after another tab has changed them', async () => {
  const storage = createMemoryStorage();
  const store = createPartlyUsedSheetsStore(storage);
  const otherTab = createPartlyUsedSheetsStore(storage);
  store.getState().changeSheets((sheets) => [...sheets, sheet]);
  expect(createPartlyUsedSheetsStore(storage).getState().sheets).toEqual([sheet]);
  await otherTab.persist.rehydrate();
  expect(otherTab.getState().sheets).toEqual([sheet]);
});

it('has no sheets when something else is stored', () => {
  for (const stored of [
    { state: { sheets: 7 }, version: 1 },
    { state: null, version: 1 },
  ]) {
    const storage = createMemoryStorage({ [partlyUsedSheetsKey]: JSON.stringify(stored) });
    expect(createPartlyUsedSheetsStore(storage).getState().sheets).toEqual([]);
  }
});
