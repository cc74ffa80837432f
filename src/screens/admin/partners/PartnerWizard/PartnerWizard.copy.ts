import { entityNames } from '~/domain/entityNames';

export const partnerWizardCopy = {
  titles: { add: `Add ${entityNames.partner}`, edit: `Edit ${entityNames.partner}` },
  steps: { signIn: 'Sign-in', details: 'Partner details' },
  chooseAgency: 'Select an agency',
  noAgencies: 'No agencies yet. Add one first.',
  addAgency: 'Add an agency',
};
