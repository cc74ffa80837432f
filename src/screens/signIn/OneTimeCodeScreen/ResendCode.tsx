import Button from '@mui/material/Button';
import Box from '@mui/material/Box';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { formatResendLabel, resendWaitSeconds } from '~/domain/session/countdown';

import { oneTimeCodeCopy as copy } from './OneTimeCodeScreen.copy';

export type ResendCodeProps = {
  secondsLeft: number;
  onResend: () => void;
};

/**
 * Button that requests a new code once the countdown has ended. It is the same element during and after the countdown,
 * so that it keeps the focus. Screen readers announce only the end of the countdown.
 */
export function ResendCode({ secondsLeft, onResend }: ResendCodeProps) {
  const isWaiting = secondsLeft > 0;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      <Button
        variant="text"
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) onResend();
        }}
        startIcon={isWaiting ? <CountdownRing remainingShare={secondsLeft / resendWaitSeconds} /> : undefined}
        sx={{
          fontVariantNumeric: 'tabular-nums',
          '&[aria-disabled="true"]': { color: 'text.secondary', fontWeight: 400, cursor: 'default' },
          '&[aria-disabled="true"]:hover': { bgcolor: 'transparent' },
        }}
      >
        {/*
         * The text has its own element, so that React can still update it after a page translator has replaced the text
         * node. Before hydration, the boot script updates the text.
         */}
        <span data-countdown suppressHydrationWarning>
          {formatResendLabel(secondsLeft)}
        </span>
      </Button>
      <Box component="span" role="status" sx={visuallyHidden}>
        {!isWaiting && copy.resendReady}
      </Box>
    </Box>
  );
}

/** Ring that shows the remaining share of the countdown, from 1 to 0. */
function CountdownRing({ remainingShare }: { remainingShare: number }) {
  const circleProps = { cx: 10, cy: 10, r: 8, fill: 'none', strokeWidth: 2.5, pathLength: 1 };
  return (
    <Box component="svg" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <Box component="circle" {...circleProps} sx={{ stroke: 'divider', color: 'divider' }} stroke="currentColor" />
      <Box
        component="circle"
        {...circleProps}
        stroke="currentColor"
        strokeDasharray={`${remainingShare} 1`}
        transform="rotate(-90 10 10)"
        sx={{ color: 'primary.main' }}
      />
    </Box>
  );
}
