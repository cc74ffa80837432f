import { entityNames } from '~/domain/entityNames';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { createSelectOptions } from '~/domain/selectOptions';
import { activeFilterLabels } from '~/domain/tagPackage/tagPackage';

export const packagesCopy = {
  title: 'Packages',
  noun: 'packages',
  entityName: entityNames.tagPackage,
  emptyMessage: emptyListMessages.packages,
  addLabel: `Add ${entityNames.tagPackage}`,
  searchLabel: 'Search name, price or creator',
  activeStatus: { label: 'Active status', options: createSelectOptions(activeFilterLabels) },
  createdDate: 'Created date',
  name: 'Package name',
  /** Short label for the mobile card of a package, which has space for one word. */
  hexacodes: 'Hexacodes',
  createdBy: 'Created by',
};
