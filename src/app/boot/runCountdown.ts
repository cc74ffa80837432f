/** Runs the countdown of the prerendered one-time-code page, from the start of the page load until the app starts. */
import { formatResendLabel, resendWaitSeconds, getSecondsLeft } from '~/domain/session/countdown';

import { readClock, readCountdownStart } from '../signIn/countdownClock';

const label = document.querySelector('[data-countdown]');
const ring = label?.parentElement?.querySelector('[stroke-dasharray]');
const countdownStart = readCountdownStart();
const interval = setInterval(() => {
  if (!label || 'started' in document.documentElement.dataset) {
    clearInterval(interval);
    return;
  }
  const secondsLeft = getSecondsLeft(countdownStart, readClock());
  label.textContent = formatResendLabel(secondsLeft);
  ring?.setAttribute('stroke-dasharray', `${secondsLeft / resendWaitSeconds} 1`);
}, 200);
