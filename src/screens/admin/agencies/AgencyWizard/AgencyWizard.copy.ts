import { entityNames } from '~/domain/entityNames';

export const agencyWizardCopy = {
  title: `Add ${entityNames.agency}`,
  steps: { signIn: 'Sign-in', details: 'Agency details' },
  email: 'Email',
  generated: 'Generated for you. You can change it.',
  agencyName: 'Agency name',
  phone: 'Phone',
  address: 'Address',
  optional: '(optional)',
};
