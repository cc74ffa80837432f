import { fn } from 'storybook/test';

import { OneTimeCodeScreen } from './OneTimeCodeScreen';

/** The parts of the meta that all stories of the screen share. */
export const oneTimeCodeMeta = {
  component: OneTimeCodeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'owner@example.com',
    secondsLeft: 42,
    verificationStatus: 'open',
    isDemo: false,
    onVerify: fn(),
    onResend: fn(),
    onOpenEmailPage: fn(),
    onOpenPasswordPage: fn(),
  },
} as const;
