import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';
import { activeFilterLabels } from '~/domain/tagPackage/tagPackage';

export const packagesCopy = {
  title: 'Packages',
  noun: 'packages',
  empty: emptyMessages.packages,
  add: 'Add Package',
  search: 'Search name, price or creator',
  activeStatus: 'Active status',
  activeOptions: optionsOf(activeFilterLabels),
  createdDate: 'Created date',
  name: 'Package name',
  totalHexacodes: 'Total hexacodes',
  price: 'Price',
  isActive: 'Active',
  createdBy: 'Created by',
  createdAt: 'Created at',
};
