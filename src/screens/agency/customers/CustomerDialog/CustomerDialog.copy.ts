import { entityNames } from '~/domain/entityNames';

export const customerDialogCopy = { title: `Add ${entityNames.customer}` };
