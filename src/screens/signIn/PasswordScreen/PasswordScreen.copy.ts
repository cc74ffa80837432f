export const passwordCopy = {
  heading: 'Enter your password',
  withoutEmail: 'No email came along.',
  enterEmail: 'Enter your email',
  password: 'Password',
  forgotten: 'Forget password?',
  submit: 'Login',
  code: 'Login with OTP Instead',
};
