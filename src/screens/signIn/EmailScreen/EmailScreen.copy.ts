import { product } from '~/domain/brand';

export const emailCopy = {
  title: 'Sign in',
  adminTitle: 'Admin sign in',
  heading: `Welcome to ${product.name}`,
  lead: 'Enter your email to continue',
  email: 'Email',
  owner: '(for the Admin owner and agencies)',
  submit: 'Continue',
  notice: {
    before: 'By continuing, you agree to our',
    terms: 'Terms',
    between: 'and',
    privacy: 'Privacy Notice',
    after: '.',
  },
};
