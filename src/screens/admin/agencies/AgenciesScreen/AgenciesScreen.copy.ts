import { agencyShowLabels } from '~/domain/agency/agency';
import { product } from '~/domain/brand';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';

export const agenciesCopy = {
  title: 'Agencies',
  noun: 'agencies',
  empty: emptyMessages.agencies,
  add: 'Add Agency',
  search: 'Search name, email or phone',
  show: 'Show',
  showOptions: optionsOf(agencyShowLabels),
  name: 'Agency name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  totalEarnings: 'Total earnings',
  tagBalance: `${product.name} balance`,
  dateAdded: 'Date added',
};
