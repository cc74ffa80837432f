import { describe, expect, it } from 'vitest';

import { safeStorage } from './safeStorage';

function workingStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

describe('safeStorage', () => {
  it('reads from and writes to the storage', async () => {
    const storage = workingStorage();
    const safe = safeStorage(() => storage);
    await safe.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    expect(await safe.getItem('key')).toBe('value');
    await safe.removeItem('key');
    expect(await safe.getItem('key')).toBeNull();
  });

  it('works in memory when the storage is blocked', async () => {
    const safe = safeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await safe.getItem('key')).toBeNull();
    await safe.setItem('key', 'value');
    expect(await safe.getItem('key')).toBe('value');
    await safe.removeItem('key');
    expect(await safe.getItem('key')).toBeNull();
  });

  it('works in memory when the storage is full', async () => {
    const full = workingStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const safe = safeStorage(() => full);
    await safe.setItem('key', 'value');
    expect(await safe.getItem('key')).toBe('value');
  });
});
