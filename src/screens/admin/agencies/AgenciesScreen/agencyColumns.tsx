import type { Column } from '~/components/data/column';
import { EmailText } from '~/components/data/EmailText/EmailText';
import type { Agency, agencySortKeys } from '~/domain/agency/agency';
import { currency, formatAmount, formatCount } from '~/domain/number/amounts';
import { formatDay } from '~/domain/time/days';

import { agenciesCopy as copy } from './AgenciesScreen.copy';

export const agencyColumns: readonly Column<Agency, keyof typeof agencySortKeys>[] = [
  { id: 'name', header: copy.name, text: ({ name }) => name, isFlexible: true },
  { id: 'email', header: copy.email, text: ({ email }) => email, cell: ({ email }) => <EmailText email={email} /> },
  { id: 'phone', header: copy.phone, text: ({ phone }) => phone },
  { id: 'address', header: copy.address, text: ({ address }) => address, isFlexible: true },
  {
    id: 'totalEarnings',
    header: copy.totalEarnings,
    unit: currency,
    text: ({ totalEarnings }) => formatAmount(totalEarnings),
    value: ({ totalEarnings }) => totalEarnings.toFixed(2),
    align: 'end',
    firstSort: 'descending',
  },
  {
    id: 'tagBalance',
    header: copy.tagBalance,
    text: ({ tagBalance }) => formatCount(tagBalance),
    value: ({ tagBalance }) => tagBalance,
    align: 'end',
    firstSort: 'descending',
  },
  {
    id: 'dateAdded',
    header: copy.dateAdded,
    text: ({ dateAdded }) => formatDay(dateAdded),
    align: 'end',
    firstSort: 'descending',
  },
];
