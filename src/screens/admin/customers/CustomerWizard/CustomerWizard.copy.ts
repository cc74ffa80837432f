import { entityNames } from '~/domain/entityNames';

export const customerWizardCopy = {
  titles: { add: `Add ${entityNames.customer}`, edit: `Edit ${entityNames.customer}` },
  steps: { signIn: 'Sign-in', phone: 'Phone' },
  countryCode: 'Country code',
  countryCodeHelp: 'For example +971',
};
