export const passwordCopy = {
  heading: 'Enter your password',
  password: 'Password',
  forgotten: 'Forget password?',
  submit: 'Login',
  code: 'Login with OTP Instead',
};
