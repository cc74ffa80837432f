export const oneTimeCodeCopy = {
  heading: 'Verify Email',
  code: 'One-time code',
  demo: { before: 'This demo sends no code.', link: 'Sign in with a password' },
  submit: 'Verify OTP',
  checking: 'Checking the code…',
  resendReady: 'You can request a new code now.',
} as const;
