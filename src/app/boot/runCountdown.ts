/** Runs the countdown of the prerendered one-time-code page, from the start of the page load until the app starts. */
import { formatResendLabel, getSecondsLeft } from '~/domain/session/countdown';

import { readClock, readCountdownStart } from '../signIn/countdownClock';

const label = document.querySelector('[data-countdown]');
const countdownStart = readCountdownStart();
const interval = setInterval(() => {
  if (!label || 'started' in document.documentElement.dataset) {
    clearInterval(interval);
    return;
  }
  label.textContent = formatResendLabel(getSecondsLeft(countdownStart, readClock()));
}, 200);
