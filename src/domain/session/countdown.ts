/** Seconds that a user has to wait before requesting another one-time code. */
const resendWaitSeconds = 59;

/** Readings of two clocks at the same moment, in ms. */
export type ClockReadings = {
  /** From `Date.now()`. Continues while the device sleeps, but the user can change this clock. */
  wallMs: number;
  /** From `performance.now()`. Users cannot change this clock, but it can stop while the device sleeps. */
  monotonicMs: number;
};

/**
 * Returns the remaining seconds, 59 to 0, of a countdown that began at `start`. Uses the clock that has advanced
 * further, so that neither a sleeping device nor a clock that was set back prolongs the countdown.
 */
export function getSecondsLeft(start: ClockReadings, now: ClockReadings): number {
  const elapsedMs = Math.max(now.wallMs - start.wallMs, now.monotonicMs - start.monotonicMs, 0);
  return Math.max(0, Math.ceil(resendWaitSeconds - elapsedMs / 1000));
}

export function formatResendLabel(seconds: number): string {
  return seconds > 0 ? `Resend OTP in 00:${String(seconds).padStart(2, '0')}` : 'Resend OTP';
}
