import { entityNames } from '~/domain/entityNames';

export const agencyWizardCopy = {
  title: `Add ${entityNames.agency}`,
  steps: { signIn: 'Sign-in', details: 'Agency details' },
  passwordHelp: 'Generated for you. You can change it.',
};
