import { product } from '~/domain/brand';

export const signInLayoutCopy = {
  home: `${product.name}, home`,
  change: 'change',
  withoutEmail: 'No email came along.',
  enterEmail: 'Enter your email',
};
