import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { createLastPrintSettingsStore } from './lastPrintSettingsStore';
import { createMemoryStorage } from './createMemoryStorage.sample';

const key = 'printsettings';

const createStorageWith = (stored: unknown) =>
  createMemoryStorage(stored === undefined ? {} : { [key]: JSON.stringify(stored) });

const changedSettings = { ...defaultPrintSettings, quantity: 240 };

describe('createLastPrintSettingsStore', () => {
  it('restores the settings after a reload', () => {
    const storage = createMemoryStorage();
    createLastPrintSettingsStore(storage).getState().save(changedSettings);
    expect(createLastPrintSettingsStore(storage).getState().settings).toEqual(changedSettings);
  });

  it.each([
    ['nothing', undefined],
    ['another value', { state: { settings: 7 }, version: 1 }],
    ['no state', { state: null, version: 1 }],
    ['incomplete settings', { state: { settings: { quantity: 3 } }, version: 1 }],
    ['invalid settings', { state: { settings: { ...changedSettings, quantity: -1 } }, version: 1 }],
  ])('has no settings when %s is stored', (_, stored) => {
    expect(createLastPrintSettingsStore(createStorageWith(stored)).getState().settings).toBeUndefined();
  });
});
