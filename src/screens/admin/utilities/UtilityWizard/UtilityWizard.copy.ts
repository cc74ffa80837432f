import { product } from '~/domain/brand';
import { entityNames } from '~/domain/entityNames';

export const utilityWizardCopy = {
  titles: { add: `Add ${entityNames.utility}`, edit: `Edit ${entityNames.utility}` },
  steps: { utility: 'Utility', features: 'Features' },
  isTag: `Is ${product.name}`,
  isTagHelp: 'When on, a scan redirects to a messaging app.',
  featuresHelp: 'Shown to the finder in this order, lowest number first.',
  noFeatures: 'No features yet.',
  addFeature: 'Add feature',
  feature: (number: number) => `Feature ${number}`,
  isEnabled: 'Enabled',
  displayOrder: 'Display order',
  remove: (number: number) => `Remove feature ${number}`,
};
