import type { Column } from '~/components/data/column';
import { EmailText } from '~/components/data/EmailText/EmailText';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { yesNoKey, yesNoLabels } from '~/domain/lists/filterOptions';
import { formatDay } from '~/domain/time/days';
import type { Day } from '~/domain/time/days';
import { assignerText, customizationText, tagStatusLabels, tagUtilityLabels } from '~/domain/tag/agencyTag';
import type { AgencyTag, agencyTagSortKeys } from '~/domain/tag/agencyTag';

import { AssignerText } from './AssignerText';
import { tagsCopy as copy } from './TagsScreen.copy';
import { UtilityText } from './UtilityText';

const dayText = (day: Day | undefined) => (day ? formatDay(day) : '');

export const tagColumns: readonly Column<AgencyTag, keyof typeof agencyTagSortKeys>[] = [
  { id: 'hexacode', header: copy.hexacode, text: ({ hexacode }) => hexacode },
  {
    id: 'utility',
    header: copy.utility,
    text: ({ utility }) => tagUtilityLabels[utility],
    cell: ({ utility }) => <UtilityText utility={utility} />,
  },
  {
    id: 'status',
    header: copy.status,
    text: ({ status }) => tagStatusLabels[status],
    cell: ({ status }) => <StatusChip label={tagStatusLabels[status]} tone={status === 'activated' ? 'ok' : 'idle'} />,
  },
  {
    id: 'assigned',
    header: copy.assigned,
    text: ({ assigned }) => yesNoLabels[yesNoKey(assigned)],
    cell: ({ assigned }) => <YesNo value={assigned} />,
    firstSort: 'descending',
  },
  {
    id: 'customization',
    header: copy.customization,
    text: customizationText,
    cell: ({ customization }) => <YesNo value={customization} />,
    firstSort: 'descending',
  },
  {
    id: 'assigner',
    header: copy.assigner,
    text: assignerText,
    cell: ({ assigner }) => assigner && <AssignerText assigner={assigner} />,
    isFlexible: true,
  },
  {
    id: 'assignedAt',
    header: copy.assignedAt,
    text: ({ assignedAt }) => dayText(assignedAt),
    firstSort: 'descending',
  },
  {
    id: 'activatedAt',
    header: copy.activatedAt,
    text: ({ activatedAt }) => dayText(activatedAt),
    firstSort: 'descending',
  },
  {
    id: 'assignedTo',
    header: copy.assignedTo,
    text: ({ assignedTo }) => assignedTo ?? '',
    cell: ({ assignedTo }) => <EmailText email={assignedTo ?? ''} />,
    isFlexible: true,
  },
];
