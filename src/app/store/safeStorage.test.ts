import { describe, expect, it } from 'vitest';

import { createMemoryStorage } from './createMemoryStorage.sample';
import { createSafeStorage } from './safeStorage';

describe('createSafeStorage', () => {
  it('reads from and writes to the storage', async () => {
    const storage = createMemoryStorage();
    const wrappedStorage = createSafeStorage(() => storage);
    await wrappedStorage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    expect(await wrappedStorage.getItem('key')).toBe('value');
    await wrappedStorage.removeItem('key');
    expect(await wrappedStorage.getItem('key')).toBeNull();
  });

  it('works in memory when the storage is blocked', async () => {
    const wrappedStorage = createSafeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await wrappedStorage.getItem('key')).toBeNull();
    await wrappedStorage.setItem('key', 'value');
    expect(await wrappedStorage.getItem('key')).toBe('value');
    await wrappedStorage.removeItem('key');
    expect(await wrappedStorage.getItem('key')).toBeNull();
  });

  it('works in memory when the storage is full', async () => {
    const fullStorage = createMemoryStorage();
    fullStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const wrappedStorage = createSafeStorage(() => fullStorage);
    await wrappedStorage.setItem('key', 'value');
    expect(await wrappedStorage.getItem('key')).toBe('value');
  });
});
