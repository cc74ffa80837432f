import { entityNames } from '~/domain/entityNames';
import type { EntityTable } from '~/domain/workspace/records';
import { customersCopy } from '~/screens/agency/customers/CustomersScreen/CustomersScreen.copy';
import { partnersCopy } from '~/screens/agency/partners/PartnersScreen/PartnersScreen.copy';

import type { OfficeArea } from '../lists/recordLinks';

/** Labels of the actions that open the form for a new record, as on the buttons of the lists. */
const addLabels: Record<OfficeArea, Partial<Record<EntityTable, string>>> = {
  admin: {
    agencies: `Add ${entityNames.agency}`,
    partners: `Add ${entityNames.partner}`,
    customers: `Add ${entityNames.customer}`,
    packages: `Add ${entityNames.tagPackage}`,
    purchases: `Add ${entityNames.purchase}`,
    tags: `Add ${entityNames.tag}`,
    utilities: `Add ${entityNames.utility}`,
  },
  agency: { partners: partnersCopy.addLabel, customers: customersCopy.addLabel },
};

export const searchOfficeCopy = {
  pages: 'Pages',
  actions: 'Actions',
  addLabels,
  showAll: (count: number) => `Show all ${count}`,
};
