export const passwordCopy = {
  heading: 'Enter your password',
  password: 'Password',
  warning: 'In this demo, any password works. Make one up.',
  forgotten: 'Forget password?',
  submit: 'Login',
  code: 'Login with OTP Instead',
};
