export const oneTimeCodeCopy = {
  heading: 'Verify Email',
  code: 'One-time code',
  submit: 'Verify OTP',
  checking: 'Checking the code…',
  resendReady: 'You can request a new code now.',
} as const;
