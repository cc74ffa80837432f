import { entityNames } from '~/domain/entityNames';

export const agencyWizardCopy = {
  title: `Add ${entityNames.agency}`,
  steps: { signIn: 'Sign-in', details: 'Agency details' },
  passwordHelp: 'We generated a password. Change it if you like.',
};
