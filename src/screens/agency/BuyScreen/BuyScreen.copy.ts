import { agencyLayoutCopy } from '../AgencyLayout/AgencyLayout.copy';

export const buyCopy = {
  documentTitle: agencyLayoutCopy.buy,
  heading: 'Packages',
  each: (amount: string) => `${amount} each`,
  about: (amount: string) => `about ${amount} each`,
  buy: 'Buy Now',
};
