import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatResendLabel, getSecondsLeft } from './countdown';

const startMoment = { wall: 1_800_000_000_000, monotonic: 5_000 };
const makeMomentAfter = (monotonic: number, wall = monotonic) => ({
  wall: startMoment.wall + wall,
  monotonic: startMoment.monotonic + monotonic,
});

describe('LOG-11 CON-03 getSecondsLeft', () => {
  it.each([
    [0, 59],
    [1, 59],
    [999, 59],
    [1000, 58],
    [58_000, 1],
    [58_999, 1],
    [59_000, 0],
    [3_600_000, 0],
  ])('after %i ms is %i', (elapsed, seconds) => {
    expect(getSecondsLeft(startMoment, makeMomentAfter(elapsed))).toBe(seconds);
  });

  it('includes sleep that the monotonic clock missed', () => {
    expect(getSecondsLeft(startMoment, makeMomentAfter(2_000, 40_000))).toBe(19);
  });

  it('is not prolonged by a clock that was set back', () => {
    expect(getSecondsLeft(startMoment, makeMomentAfter(10_000, -86_400_000))).toBe(49);
  });

  it('is an integer from 59 to 0 that never rises', () => {
    const anySpan = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(anySpan, anySpan, fc.nat(100_000), (monotonic, wall, laterBy) => {
        const seconds = getSecondsLeft(startMoment, makeMomentAfter(monotonic, wall));
        const laterSeconds = getSecondsLeft(startMoment, makeMomentAfter(monotonic + laterBy, wall + laterBy));
        return Number.isInteger(seconds) && seconds >= 0 && seconds <= 59 && laterSeconds <= seconds;
      }),
    );
  });
});

it.each([
  [59, 'Resend OTP in 00:59'],
  [1, 'Resend OTP in 00:01'],
  [0, 'Resend OTP'],
])('LOG-11 label at %i: %s', (seconds, label) => {
  expect(formatResendLabel(seconds)).toBe(label);
});
