/** Runs the countdown of the prerendered one-time-code page, from the start of the page load until the app starts. */
import { formatResendLabel, resendSeconds, getSecondsLeft } from '~/domain/session/countdown';

import { readClock, readCountdownStart } from '../signIn/countdownClock';

const label = document.querySelector('[data-countdown]');
const ring = label?.parentElement?.querySelector('[stroke-dasharray]');
const start = readCountdownStart();
const interval = setInterval(() => {
  if (!label || 'started' in document.documentElement.dataset) {
    clearInterval(interval);
    return;
  }
  const seconds = getSecondsLeft(start, readClock());
  label.textContent = formatResendLabel(seconds);
  ring?.setAttribute('stroke-dasharray', `${seconds / resendSeconds} 1`);
}, 200);
