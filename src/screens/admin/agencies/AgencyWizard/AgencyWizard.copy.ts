import { entityNames } from '~/domain/entityNames';

export const agencyWizardCopy = {
  titles: { add: `Add ${entityNames.agency}`, edit: `Edit ${entityNames.agency}` },
  steps: { signIn: 'Sign-in', details: 'Agency details' },
  passwordHelp: 'Password generated. You can change it.',
};
