import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { createLastPrintSettingsStore } from './lastPrintSettings';
import { memoryStorage } from './memoryStorage.sample';

const key = 'printsettings';

const storageWith = (stored: unknown) => memoryStorage(stored === undefined ? {} : { [key]: JSON.stringify(stored) });

const changedSettings = { ...defaultPrintSettings, quantity: 240 };

describe('createLastPrintSettingsStore', () => {
  it('restores the settings after a reload', () => {
    const storage = memoryStorage();
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
    expect(createLastPrintSettingsStore(storageWith(stored)).getState().settings).toBeUndefined();
  });
});
