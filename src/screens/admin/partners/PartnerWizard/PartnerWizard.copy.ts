import { entityNames } from '~/domain/entityNames';

export const partnerWizardCopy = {
  title: `Add ${entityNames.partner}`,
  steps: { signIn: 'Sign-in', details: 'Partner details' },
  chooseAgency: 'Choose an agency',
  noAgencies: 'There are no agencies to choose from. Add one first.',
  addAgency: 'Add an agency',
};
