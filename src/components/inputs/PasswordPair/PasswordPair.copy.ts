export const passwordPairCopy = {
  password: 'Password',
  confirmPassword: 'Confirm password',
};
