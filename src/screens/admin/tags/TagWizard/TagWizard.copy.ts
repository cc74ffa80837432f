import { entityNames } from '~/domain/entityNames';

export const tagWizardCopy = {
  titles: { add: `Add ${entityNames.tag}`, edit: `Edit ${entityNames.tag}` },
  steps: { tag: 'Tag', codes: 'Codes and links', timestamps: 'Timestamps' },
  serialNumberHelp: 'Assigned automatically.',
  ownerContentType: 'Owner content type',
  ownerObjectId: 'Owner object id',
  noPartner: 'No partner',
  noPackagePurchase: 'No package purchase',
};
