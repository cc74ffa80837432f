import { product } from '~/domain/brand';
import { partnerShowLabels } from '~/domain/partner/partner';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';

export const partnersCopy = {
  title: 'Partners',
  noun: 'partners',
  empty: emptyMessages.partners,
  add: 'Add Partner',
  search: 'Search name, email or agency',
  show: 'Show',
  showOptions: optionsOf(partnerShowLabels),
  name: 'Partner name',
  email: 'Email',
  phone: 'Phone number',
  agency: 'Agency',
  totalEarnings: 'Total earnings',
  tagBalance: `${product.name} balance`,
  dateAdded: 'Date added',
};
