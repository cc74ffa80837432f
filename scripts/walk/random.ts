export type Random = {
  /** Returns a random integer from 0 to `count` - 1. */
  nextInt: (count: number) => number;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
};

/** Creates a seeded generator of random numbers (mulberry32). The same seed always produces the same numbers. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const nextInt = (count: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return { nextInt, pick: (items) => items[nextInt(items.length)] };
}
