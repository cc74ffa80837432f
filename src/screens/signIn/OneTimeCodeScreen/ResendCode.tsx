import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import ClockIcon from 'lucide-react/icons/clock';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { formatResendLabel } from '~/domain/session/countdown';

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
    <Box sx={{ display: 'flex' }}>
      <Button
        variant="text"
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) onResend();
        }}
        startIcon={isWaiting ? <ClockIcon size="1.25rem" /> : undefined}
        sx={{
          // Aligns the text or, during the countdown, the icon with the fields above.
          marginInlineStart: -2,
          '& .MuiButton-startIcon': { marginInlineStart: 0 },
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
