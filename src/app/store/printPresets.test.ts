import { describe, expect, it } from 'vitest';

import { createPreset } from '~/domain/printing/presets/printPreset';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { createPrintPresetsStore } from './printPresets';

const preset = createPreset('Collar', defaultPrintSettings);

/** A storage with one value; `setItem` fails with the error `failure`. */
function createStorage(text: string | null, failure?: Error) {
  let stored = text;
  const unused = () => {
    throw new Error('Not used.');
  };
  const storage: Storage = {
    length: 0,
    clear: unused,
    key: unused,
    removeItem: unused,
    getItem: () => stored,
    setItem: (_, value) => {
      if (failure) throw failure;
      stored = value;
    },
  };
  return { get: () => storage, read: () => stored };
}

describe('createPrintPresetsStore', () => {
  it('restores the presets after a reload', () => {
    const { get } = createStorage(null);
    expect(createPrintPresetsStore(get).getState().save([preset])).toBeUndefined();
    expect(createPrintPresetsStore(get).getState().presets).toEqual([preset]);
  });

  it.each([null, '', '{', '[]', '{"presets":7}'])('has no presets when %j is stored', (text) => {
    expect(createPrintPresetsStore(createStorage(text).get).getState().presets).toEqual([]);
  });

  it('skips damaged presets, and stores them again', () => {
    const { get, read } = createStorage(JSON.stringify({ version: 1, presets: [{ name: 'New' }, preset] }));
    const store = createPrintPresetsStore(get);
    expect(store.getState().presets).toEqual([preset]);
    store.getState().save([]);
    expect(JSON.parse(read() ?? '')).toEqual({ version: 1, presets: [{ name: 'New' }] });
  });

  it.each([
    ['full', new DOMException('', 'QuotaExceededError')],
    ['blocked', new DOMException('', 'SecurityError')],
  ])('keeps the presets in memory if the storage is %s', (problem, failure) => {
    const store = createPrintPresetsStore(createStorage(null, failure).get);
    expect(store.getState().save([preset])).toBe(problem);
    expect(store.getState().presets).toEqual([preset]);
  });

  it('has no presets when the storage is blocked', () => {
    const block = () => {
      throw new DOMException('', 'SecurityError');
    };
    expect(createPrintPresetsStore(block).getState().presets).toEqual([]);
  });

  it('loads the changes of another tab', () => {
    const { get } = createStorage(null);
    const [here, there] = [createPrintPresetsStore(get), createPrintPresetsStore(get)];
    there.getState().save([preset]);
    here.getState().restore();
    expect(here.getState().presets).toEqual([preset]);
  });
});
