import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { createLastPrintSettingsStore } from './lastPrintSettings';

const key = 'printsettings';

function storageWith(stored?: unknown) {
  const entries = new Map<string, string>(stored === undefined ? [] : [[key, JSON.stringify(stored)]]);
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}

const changed = { ...defaultPrintSettings, quantity: 240 };

describe('createLastPrintSettingsStore', () => {
  it('restores the settings after a reload', () => {
    const storage = storageWith();
    createLastPrintSettingsStore(storage).getState().save(changed);
    expect(
      createLastPrintSettingsStore(storageWith(JSON.parse(storage.entries.get(key) ?? ''))).getState().settings,
    ).toEqual(changed);
  });

  it.each([
    ['nothing', undefined],
    ['another value', { state: { settings: 7 }, version: 1 }],
    ['no state', { state: null, version: 1 }],
    ['incomplete settings', { state: { settings: { quantity: 3 } }, version: 1 }],
    ['invalid settings', { state: { settings: { ...changed, quantity: -1 } }, version: 1 }],
  ])('has no settings when %s is stored', (_, stored) => {
    expect(createLastPrintSettingsStore(storageWith(stored)).getState().settings).toBeUndefined();
  });
});
