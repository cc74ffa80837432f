import { entityNames } from '~/domain/entityNames';

export const customerDialogCopy = {
  title: `Add ${entityNames.customer}`,
  name: 'Name',
  email: 'Email',
  address: 'Address',
  phone: 'Phone number',
};
