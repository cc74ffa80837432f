/** Seconds until a new one-time code can be asked for. */
export const resendSeconds = 59;

/**
 * A moment on two clocks, in ms: `wall` is the time of day, which goes on while a device sleeps but can be set; `steady`
 * never jumps but may stand still in sleep (High Resolution Time, note on sleep).
 */
export type Moment = { wall: number; steady: number };

/**
 * Whole seconds from 59 to 0 that are left at `now` of a countdown that began at `start`. The clock that went further
 * counts: a hidden tab, a sleep or a clock that was set back make nobody wait longer.
 */
export function secondsLeft(start: Moment, now: Moment): number {
  const elapsed = Math.max(now.wall - start.wall, now.steady - start.steady, 0);
  return Math.max(0, Math.ceil(resendSeconds - elapsed / 1000));
}

/** What the way to a new code says: how long it takes, or that it is there. */
export function resendLabel(seconds: number): string {
  return seconds > 0 ? `Resend OTP in 00:${String(seconds).padStart(2, '0')}` : 'Resend OTP';
}
