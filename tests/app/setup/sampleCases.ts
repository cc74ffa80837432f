import { it } from 'vitest';

const isFullRun = Boolean(process.env.EXHAUSTIVE);

/** Returns the first `count` cases, for slow tests; all cases in an exhaustive run (`npm run test:full`). */
export const sampleCases = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, count);

/**
 * Returns each `count`-th case, beginning with the one at `turn`, so that several tests share the cases between them;
 * all cases in an exhaustive run.
 */
export const takeTurns = <Case>(cases: readonly Case[], turn: number, count: number): readonly Case[] =>
  isFullRun ? cases : cases.filter((_, index) => index % count === turn);

/** A test that only runs in an exhaustive run, since other tests check most of what it checks. */
export const itInFullRun = it.runIf(isFullRun);
