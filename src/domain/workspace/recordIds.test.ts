import { describe, expect, it } from 'vitest';

import { createIdSource } from './recordIds';

const makeRandomBytes = (value: number) => (count: number) => new Uint8Array(count).fill(value);

describe('createIdSource', () => {
  it('creates UUIDs of version 7', () => {
    // The time of the example in RFC 9562, appendix A.6.
    const id = createIdSource(() => 0x017f22e279b0, makeRandomBytes(255))();
    expect(id).toBe('017f22e2-79b0-7000-bfff-ffffffffffff');
  });

  it('creates ids that sort in order, many per ms and also if the clock is set back', () => {
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
});
