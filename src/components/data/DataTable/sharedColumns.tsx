import { currency, formatAmount, formatCount } from '~/domain/number/amounts';
import { toYesNoKey, yesNoLabels } from '~/domain/lists/filterOptions';
import { formatPhone } from '~/domain/text/phone';
import { formatDay } from '~/domain/time/days';
import type { Day } from '~/domain/time/days';

import type { Column } from '../column';
import { EmailText } from '../EmailText/EmailText';
import { YesNo } from '../YesNo/YesNo';

/*
 * Columns that several lists share. The id of each column is the name of the row's property that it shows.
 */

export const createEmailColumn = (header: string): Column<{ email: string }, 'email'> => ({
  id: 'email',
  header,
  text: ({ email }) => email,
  isCopyable: true,
  cell: ({ email }) => <EmailText email={email} />,
});

export const createPhoneColumn = (header: string): Column<{ phone: string }, 'phone'> => ({
  id: 'phone',
  header,
  text: ({ phone }) => formatPhone(phone),
  exportValue: ({ phone }) => phone,
  isCopyable: true,
});

export const createAmountColumn = <Id extends string>(id: Id, header: string): Column<Record<Id, number>, Id> => ({
  id,
  header,
  unit: currency,
  text: (row) => formatAmount(row[id]),
  exportValue: (row) => row[id].toFixed(2),
  align: 'end',
  firstSortDirection: 'descending',
});

export const createCountColumn = <Id extends string>(id: Id, header: string): Column<Record<Id, number>, Id> => ({
  id,
  header,
  text: (row) => formatCount(row[id]),
  exportValue: (row) => row[id],
  align: 'end',
  firstSortDirection: 'descending',
});

export const createDayColumn = <Id extends string>(id: Id, header: string): Column<Record<Id, Day>, Id> => ({
  id,
  header,
  text: (row) => formatDay(row[id]),
  firstSortDirection: 'descending',
});

export const createYesNoColumn = <Id extends string>(id: Id, header: string): Column<Record<Id, boolean>, Id> => ({
  id,
  header,
  text: (row) => yesNoLabels[toYesNoKey(row[id])],
  cell: (row) => <YesNo value={row[id]} />,
  firstSortDirection: 'descending',
});
