import { describe, expect, it } from 'vitest';

import { memoryStorage } from './memoryStorage.sample';
import { safeStorage } from './safeStorage';

describe('safeStorage', () => {
  it('reads from and writes to the storage', async () => {
    const storage = memoryStorage();
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
    const fullStorage = memoryStorage();
    fullStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const safe = safeStorage(() => fullStorage);
    await safe.setItem('key', 'value');
    expect(await safe.getItem('key')).toBe('value');
  });
});
