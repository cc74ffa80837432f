export const oneTimeCodeCopy = {
  heading: 'Verify Email',
  change: 'change',
  withoutEmail: 'No email came along.',
  enterEmail: 'Enter your email',
  code: 'One-time code',
  submit: 'Verify OTP',
  resendReady: 'You can ask for a new code now.',
} as const;
