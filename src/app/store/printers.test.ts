import { describe, expect, it } from 'vitest';

import { putPrinter, noPrinters } from '~/domain/printing/calibration/printer';

import { createPrintersStore } from './printers';

const laser = {
  name: 'Office laser',
  calibration: { dx: 0.5, dy: 0, sx: 1.01, sy: 1.01 },
  paper: { width: 210, height: 297 },
  measuredOn: '2026-06-15',
};
const list = putPrinter(noPrinters, laser);

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

describe('createPrintersStore', () => {
  it('restores the printers and the selected one after a reload', () => {
    const { get } = createStorage(null);
    expect(createPrintersStore(get).getState().save(list)).toBeUndefined();
    expect(createPrintersStore(get).getState().list).toEqual({ printers: [laser], selected: 'Office laser' });
  });

  it.each([null, '', '{', '[]', '7', '{"printers":7}'])('has no printers when %j is stored', (text) => {
    expect(createPrintersStore(createStorage(text).get).getState().list).toEqual(noPrinters);
  });

  it('skips damaged printers, and stores them again', () => {
    const stored = { version: 1, printers: [{ name: 'New' }, laser], selected: 'New' };
    const { get, read } = createStorage(JSON.stringify(stored));
    const store = createPrintersStore(get);
    expect(store.getState().list).toEqual({ printers: [laser], selected: null });
    store.getState().save(noPrinters);
    expect(JSON.parse(read() ?? '')).toEqual({ version: 1, printers: [{ name: 'New' }], selected: null });
  });

  it.each([
    ['full', new DOMException('', 'QuotaExceededError')],
    ['blocked', new DOMException('', 'SecurityError')],
  ])('keeps the printers in memory if the storage is %s', (problem, failure) => {
    const store = createPrintersStore(createStorage(null, failure).get);
    expect(store.getState().save(list)).toBe(problem);
    expect(store.getState().list).toEqual(list);
  });

  it('has no printers when the storage is blocked', () => {
    const block = () => {
      throw new DOMException('', 'SecurityError');
    };
    expect(createPrintersStore(block).getState().list).toEqual(noPrinters);
  });

  it('loads the changes of another tab', () => {
    const { get } = createStorage(null);
    const [here, there] = [createPrintersStore(get), createPrintersStore(get)];
    there.getState().save(list);
    here.getState().restore();
    expect(here.getState().list).toEqual(list);
  });
});
