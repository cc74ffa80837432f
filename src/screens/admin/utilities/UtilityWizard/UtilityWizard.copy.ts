import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';

export const utilityWizardCopy = {
  title: `Add ${entityNames.utility}`,
  steps: { utility: 'Utility', features: 'Features' },
  optional: '(optional)',
  name: 'Name',
  description: 'Description',
  defaultRedirectUrl: 'Default redirect URL',
  isTag: `Is ${product.name}`,
  isTagMeans: 'When on, a scan redirects to a messaging app.',
  featuresMeans: 'What a scan offers, lowest display order first.',
  noFeatures: 'No features yet.',
  addFeature: 'Add feature',
  feature: (number: number) => `Feature ${number}`,
  isEnabled: 'Enabled',
  displayOrder: 'Display order',
  remove: (number: number) => `Remove feature ${number}`,
};
