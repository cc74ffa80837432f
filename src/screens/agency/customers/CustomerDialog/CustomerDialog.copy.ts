import { entityNames } from '~/domain/entityNames';

export const customerDialogCopy = {
  titles: { add: `Add ${entityNames.customer}`, edit: `Edit ${entityNames.customer}` },
};
