export const passwordCopy = {
  heading: 'Enter your password',
  password: 'Password',
  warning: "This sign-in is a demo. Any password works, so don't use a real one.",
  forgotten: 'Forget password?',
  submit: 'Login',
  code: 'Login with OTP Instead',
};
