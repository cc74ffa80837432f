import { entityNames } from '~/domain/entityNames';

export const customerWizardCopy = {
  title: `Add ${entityNames.customer}`,
  steps: { signIn: 'Sign-in', phone: 'Phone' },
  countryCode: 'Country code',
  countryCodeHelp: 'For example +971',
};
