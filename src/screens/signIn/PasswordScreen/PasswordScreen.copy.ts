export const passwordCopy = {
  heading: 'Enter your password',
  password: 'Password',
  warning: "Don't enter a password you use elsewhere.",
  forgotten: 'Forget password?',
  submit: 'Login',
  code: 'Login with OTP Instead',
};
