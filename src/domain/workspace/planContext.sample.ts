import type { PlanContext } from './plan';

/**
 * Returns a context whose time stands still, with ids such as 'zz-000001', which sort last. `randomBytes` is deterministic, and its bytes
 * are smaller than `byteLimit`, so that a small limit causes equal hexacodes.
 */
export function makePlanContext(now = new Date(2026, 5, 15, 9, 30), byteLimit = 256): PlanContext {
  let idCount = 0;
  let random = 1;
  // Numerical Recipes' linear congruential generator. Its high bits are the random ones.
  const nextByte = () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((random / 2 ** 32) * byteLimit);
  };
  return {
    now,
    createId: () => {
      idCount += 1;
      return `zz-${String(idCount).padStart(6, '0')}`;
    },
    randomBytes: (count) => Uint8Array.from({ length: count }, nextByte),
  };
}
