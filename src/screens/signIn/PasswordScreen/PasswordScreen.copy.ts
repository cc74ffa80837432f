export const passwordCopy = {
  heading: 'Enter your password',
  password: 'Password',
  warning: "Any password works in this demo, so don't use a real one.",
  forgotten: 'Forget password?',
  submit: 'Login',
  code: 'Login with OTP Instead',
};
