import type { Column } from '~/components/data/column';
import { createYesNoColumn } from '~/components/data/DataTable/sharedColumns';
import { EmailText } from '~/components/data/EmailText/EmailText';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { fieldLabels } from '~/domain/fieldLabels';
import { toYesNoKey, yesNoLabels } from '~/domain/lists/filterOptions';
import { formatDay } from '~/domain/time/days';
import type { Day } from '~/domain/time/days';
import { formatAssigner, assignerTypeLabels, tagStatusLabels, tagUtilityLabels } from '~/domain/tag/agencyTag';
import type { AgencyTag, agencyTagSortKeys } from '~/domain/tag/agencyTag';

import { AssignerText } from './AssignerText';
import { TagDay } from './TagDay';
import { tagsCopy as copy } from './TagsScreen.copy';
import { UtilityStatus } from './UtilityStatus';

const { filters } = copy;
const formatOptionalDay = (day: Day | undefined) => (day ? formatDay(day) : '');

type TagColumn = Column<AgencyTag, keyof typeof agencyTagSortKeys>;

export const tagColumns: readonly TagColumn[] = [
  { id: 'hexacode', header: fieldLabels.hexacode, text: ({ hexacode }) => hexacode, isCopyable: true },
  {
    id: 'utility',
    header: filters.utility.label,
    text: ({ utility }) => tagUtilityLabels[utility],
    cell: ({ utility }) => <UtilityStatus utility={utility} />,
  },
  {
    id: 'status',
    header: filters.status.label,
    text: ({ status }) => tagStatusLabels[status],
    cell: ({ status }) => <StatusChip label={tagStatusLabels[status]} tone={status === 'activated' ? 'ok' : 'idle'} />,
  },
  { ...createYesNoColumn('assigned', fieldLabels.isAssigned), hiddenBelow: 'lg' },
  { ...createYesNoColumn('customization', filters.customization.label), hiddenBelow: 'lg' },
  {
    id: 'assigner',
    header: copy.assigner,
    text: formatAssigner,
    exportValue: ({ assigner }) => (assigner ? `${assignerTypeLabels[assigner.type]}: ${assigner.name}` : ''),
    cell: ({ assigner }) => assigner && <AssignerText assigner={assigner} />,
    isFlexible: true,
    hiddenBelow: 'lg',
  },
  {
    id: 'assignedAt',
    header: filters.assignedAt.label,
    text: ({ assignedAt }) => formatOptionalDay(assignedAt),
    cell: ({ assignedAt }) => <TagDay text={formatOptionalDay(assignedAt)} />,
    firstSortDirection: 'descending',
    hiddenBelow: '51em',
  },
  {
    id: 'activatedAt',
    header: filters.activatedAt.label,
    text: ({ activatedAt }) => formatOptionalDay(activatedAt),
    cell: ({ activatedAt }) => <TagDay text={formatOptionalDay(activatedAt)} />,
    firstSortDirection: 'descending',
    hiddenBelow: 'lg',
  },
  {
    id: 'assignedTo',
    header: copy.assignedTo,
    text: ({ assignedTo }) => assignedTo ?? '',
    isCopyable: true,
    cell: ({ assignedTo }) => <EmailText email={assignedTo ?? ''} />,
    isFlexible: true,
  },
];

/**
 * Additional column, which is not in the specification. It is hidden in smaller windows, so that the specified columns
 * have enough space.
 */
const printedColumn: TagColumn = {
  id: 'isPrinted',
  header: filters.printed.label,
  text: ({ isPrinted = false }) => yesNoLabels[toYesNoKey(isPrinted)],
  cell: ({ isPrinted = false }) => <YesNo value={isPrinted} />,
  hiddenBelow: 'xl',
};

/** `tagColumns` and the column 'Printed', for data that records which tags are printed. */
export const tagColumnsWithPrinted = tagColumns.flatMap((column) =>
  column.id === 'customization' ? [column, printedColumn] : [column],
);
