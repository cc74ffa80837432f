import { describe, expect, it } from 'vitest';

import { createIdSource } from './recordIds';

const makeRandomBytes = (value: number) => (count: number) => new Uint8Array(count).fill(value);

describe('createIdSource', () => {
  it('creates UUIDs of version 7', () => {
    // The time of the example in RFC 9562, appendix A.6.
    const id = createIdSource(() => 0x017f22e279b0, makeRandomBytes(255))();
    expect(id).toBe('017f22e2-79b0-7000-bfff-ffffffffffff');
  });

  it('creates ids that sort by creation, even many in one ms, and even if the clock is set back', () => {
    let now = 1_700_000_000_000;
    const createId = createIdSource(() => now, makeRandomBytes(0));
    const ids = Array.from({ length: 9000 }, () => createId());
    now -= 60_000;
    ids.push(createId());
    now += 120_000;
    ids.push(createId());
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it('creates ids that sort after the last stored id, even if the clock was later when that id was created', () => {
    const createStoredId = createIdSource(() => 1_700_000_000_000, makeRandomBytes(255));
    // The last id has the maximum counter value.
    const lastId = Array.from({ length: 4096 }, () => createStoredId()).at(-1) ?? '';
    for (const time of [1_700_000_000_000, 1_600_000_000_000]) {
      const createId = createIdSource(() => time, makeRandomBytes(0), lastId);
      const ids = [lastId, createId(), createId()];
      expect([...ids].sort()).toEqual(ids);
    }
  });

  it('ignores a last id of another kind', () => {
    const id = createIdSource(() => 0x017f22e279b0, makeRandomBytes(255), '00-activity-0001')();
    expect(id).toBe('017f22e2-79b0-7000-bfff-ffffffffffff');
  });
});
