import { it } from 'vitest';

const isFullRun = Boolean(process.env.EXHAUSTIVE);

/** Returns the first `count` cases, for slow tests; all cases in an exhaustive run (`npm run test:full`). */
export const sampleCases = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, count);

/**
 * Returns every `count`-th case, beginning at the index `turn`, so that `count` tests can share the cases; all cases in
 * an exhaustive run.
 */
export const takeEveryNth = <Case>(cases: readonly Case[], turn: number, count: number): readonly Case[] =>
  isFullRun ? cases : cases.filter((_, index) => index % count === turn);

/** Like `it`, for tests that only run in an exhaustive run, since other tests check most of the same code. */
export const itInFullRun = it.runIf(isFullRun);
