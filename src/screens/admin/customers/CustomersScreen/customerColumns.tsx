import type { Column } from '~/components/data/column';
import { EmailText } from '~/components/data/EmailText/EmailText';
import type { Customer, customerSortKeys } from '~/domain/customer/customer';
import { formatDay } from '~/domain/time/days';

import { customersCopy as copy } from './CustomersScreen.copy';

export const customerColumns: readonly Column<Customer, keyof typeof customerSortKeys>[] = [
  { id: 'name', header: copy.name, text: ({ name }) => name, isFlexible: true },
  { id: 'email', header: copy.email, text: ({ email }) => email, cell: ({ email }) => <EmailText email={email} /> },
  { id: 'phone', header: copy.phone, text: ({ phone }) => phone },
  {
    id: 'dateAdded',
    header: copy.dateAdded,
    text: ({ dateAdded }) => formatDay(dateAdded),
    align: 'end',
    firstSort: 'descending',
  },
];
