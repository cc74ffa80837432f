import { entityNames } from '~/domain/entityNames';

export const customerWizardCopy = {
  title: `Add ${entityNames.customer}`,
  steps: { signIn: 'Sign-in', phone: 'Phone' },
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  countryCode: 'Country code',
  suchAs: 'Such as +971.',
  phone: 'Phone number',
};
