import { describe, expect, it } from 'vitest';

import { noPrinters, putPrinter } from '~/domain/printing/calibration/printer';
import { createPreset } from '~/domain/printing/presets/printPreset';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { createMemoryStorage } from './createMemoryStorage.sample';
import { createNamedListStore } from './namedListStore';
import { printersFormat } from './printersStore';
import { printPresetsFormat } from './printPresetsStore';

const laserPrinter = {
  name: 'Office laser',
  calibration: { dx: 0.5, dy: 0, sx: 1.01, sy: 1.01 },
  paper: { width: 210, height: 297 },
  measuredOn: '2026-06-15',
};
const printerList = putPrinter(noPrinters, laserPrinter);
const collarPreset = createPreset('Collar', defaultPrintSettings);

const createPrintersStore = (storage: Storage) => createNamedListStore(printersFormat, () => storage);

describe('createNamedListStore', () => {
  it('restores the printers and the selected one after a reload', () => {
    const storage = createMemoryStorage();
    expect(createPrintersStore(storage).getState().save(printerList)).toBeUndefined();
    expect(createPrintersStore(storage).getState().list).toEqual({
      printers: [laserPrinter],
      selected: 'Office laser',
    });
  });

  it('writes back stored presets that it cannot read', () => {
    const storage = createMemoryStorage({ printpresets: JSON.stringify({ presets: [{ name: 'New' }, collarPreset] }) });
    const store = createNamedListStore(printPresetsFormat, () => storage);
    expect(store.getState().list).toEqual([collarPreset]);
    store.getState().save([]);
    expect(JSON.parse(storage.getItem('printpresets') ?? '')).toEqual({ version: 1, presets: [{ name: 'New' }] });
  });

  it('writes back stored printers that it cannot read', () => {
    const stored = { version: 1, printers: [{ name: 'New' }, laserPrinter], selected: 'New' };
    const storage = createMemoryStorage({ printers: JSON.stringify(stored) });
    const store = createPrintersStore(storage);
    expect(store.getState().list).toEqual({ printers: [laserPrinter], selected: null });
    store.getState().save(noPrinters);
    expect(JSON.parse(storage.getItem('printers') ?? '')).toEqual({
      version: 1,
      printers: [{ name: 'New' }],
      selected: null,
    });
  });

  it.each(['', '{', '[]', '7', 'null', '{"printers":7}'])('is empty when %j is stored', (text) => {
    expect(createPrintersStore(createMemoryStorage({ printers: text })).getState().list).toEqual(noPrinters);
  });

  it.each([
    ['full', 'QuotaExceededError'],
    ['blocked', 'SecurityError'],
  ])('keeps the list in memory if the storage is %s', (problem, name) => {
    const storage = createMemoryStorage();
    storage.setItem = () => {
      throw new DOMException('', name);
    };
    const store = createPrintersStore(storage);
    expect(store.getState().save(printerList)).toBe(problem);
    expect(store.getState().list).toEqual(printerList);
  });

  it('is empty when the storage is blocked', () => {
    const block = () => {
      throw new DOMException('', 'SecurityError');
    };
    expect(createNamedListStore(printersFormat, block).getState().list).toEqual(noPrinters);
  });

  it('loads the changes of another tab', () => {
    const storage = createMemoryStorage();
    const [thisTab, otherTab] = [createPrintersStore(storage), createPrintersStore(storage)];
    otherTab.getState().save(printerList);
    thisTab.getState().restore();
    expect(thisTab.getState().list).toEqual(printerList);
  });
});
