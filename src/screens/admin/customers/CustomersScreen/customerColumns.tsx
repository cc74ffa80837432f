import type { Column } from '~/components/data/column';
import { EmailText } from '~/components/data/EmailText/EmailText';
import type { Customer, customerSortKeys } from '~/domain/customer/customer';
import { formatDay } from '~/domain/time/days';

import { customersCopy as copy } from './CustomersScreen.copy';

export const customerColumns: readonly Column<Customer, keyof typeof customerSortKeys>[] = [
  { id: 'name', head: copy.name, text: ({ name }) => name, isFlexible: true },
  { id: 'email', head: copy.email, text: ({ email }) => email, cell: ({ email }) => <EmailText email={email} /> },
  { id: 'phone', head: copy.phone, text: ({ phone }) => phone },
  {
    id: 'dateAdded',
    head: copy.dateAdded,
    text: ({ dateAdded }) => formatDay(dateAdded),
    align: 'end',
    firstSort: 'descending',
  },
];
