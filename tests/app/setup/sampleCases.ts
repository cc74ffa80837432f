/** Returns the first `count` cases, for tests that take seconds; all cases in an exhaustive run (`npm run test:full`). */
export const sampleCases = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  process.env.EXHAUSTIVE ? cases : cases.slice(0, count);
