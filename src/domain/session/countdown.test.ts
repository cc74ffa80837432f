import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatResendLabel, getSecondsLeft } from './countdown';

const startReadings = { wallMs: 1_800_000_000_000, monotonicMs: 5_000 };
const makeReadingsAfter = (monotonic: number, wall = monotonic) => ({
  wallMs: startReadings.wallMs + wall,
  monotonicMs: startReadings.monotonicMs + monotonic,
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
  ])('after %i ms, %i seconds are left', (elapsedMs, seconds) => {
    expect(getSecondsLeft(startReadings, makeReadingsAfter(elapsedMs))).toBe(seconds);
  });

  it('includes the time in which the device slept and the monotonic clock stopped', () => {
    expect(getSecondsLeft(startReadings, makeReadingsAfter(2_000, 40_000))).toBe(19);
  });

  it('is not prolonged by a clock that was set back', () => {
    expect(getSecondsLeft(startReadings, makeReadingsAfter(10_000, -86_400_000))).toBe(49);
  });

  it('is an integer from 59 to 0 that never rises', () => {
    const anySpan = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(anySpan, anySpan, fc.nat(100_000), (monotonic, wall, laterByMs) => {
        const seconds = getSecondsLeft(startReadings, makeReadingsAfter(monotonic, wall));
        const laterSeconds = getSecondsLeft(startReadings, makeReadingsAfter(monotonic + laterByMs, wall + laterByMs));
        return Number.isInteger(seconds) && seconds >= 0 && seconds <= 59 && laterSeconds <= seconds;
      }),
    );
  });
});

it.each([
  [59, 'Resend OTP in 00:59'],
  [1, 'Resend OTP in 00:01'],
  [0, 'Resend OTP'],
])('LOG-11 with %i seconds left, the label is %s', (seconds, label) => {
  expect(formatResendLabel(seconds)).toBe(label);
});
