import type { PlanContext } from './plan';

/**
 * Returns a plan context with a fixed time, ids such as 'zz-000001', which sort last, and deterministic random bytes.
 * All bytes are smaller than `byteLimit`; a small limit causes equal hexacodes.
 */
export function makePlanContext(now = new Date(2026, 5, 15, 9, 30), byteLimit = 256): PlanContext {
  let idCount = 0;
  let generatorState = 1;
  // The linear congruential generator of the book 'Numerical Recipes'. Only the high bits are used, because the low
  // bits are hardly random.
  const nextByte = () => {
    generatorState = (Math.imul(generatorState, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((generatorState / 2 ** 32) * byteLimit);
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
