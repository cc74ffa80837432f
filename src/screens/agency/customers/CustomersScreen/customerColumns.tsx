import type { Column } from '~/components/data/column';
import { EmailText } from '~/components/data/EmailText/EmailText';
import type { AgencyCustomer, agencyCustomerSortKeys } from '~/domain/customer/agencyCustomer';

import { customersCopy as copy } from './CustomersScreen.copy';

export const customerColumns: readonly Column<AgencyCustomer, keyof typeof agencyCustomerSortKeys>[] = [
  { id: 'name', header: copy.name, text: ({ name }) => name, isFlexible: true },
  { id: 'email', header: copy.email, text: ({ email }) => email, cell: ({ email }) => <EmailText email={email} /> },
  { id: 'address', header: copy.address, text: ({ address }) => address, isFlexible: true },
  { id: 'phone', header: copy.phone, text: ({ phone }) => phone },
];
