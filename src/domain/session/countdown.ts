/** Seconds until a new one-time code can be requested. */
export const resendSeconds = 59;

/**
 * A time on two clocks, in ms: `wall` (Date.now) includes sleep but can be changed by the user; `monotonic` (performance.now)
 * cannot be changed but may pause during sleep (High Resolution Time, note on sleep).
 */
export type Moment = { wall: number; monotonic: number };

/**
 * Seconds left (59 to 0) at `now` of a countdown started at `start`. Uses the clock that advanced further, so that sleep or a
 * clock set back never prolongs the countdown.
 */
export function secondsLeft(start: Moment, now: Moment): number {
  const elapsed = Math.max(now.wall - start.wall, now.monotonic - start.monotonic, 0);
  return Math.max(0, Math.ceil(resendSeconds - elapsed / 1000));
}

export function resendLabel(seconds: number): string {
  return seconds > 0 ? `Resend OTP in 00:${String(seconds).padStart(2, '0')}` : 'Resend OTP';
}
