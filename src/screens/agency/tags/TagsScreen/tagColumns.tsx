import type { Column } from '~/components/data/column';
import { EmailText } from '~/components/data/EmailText/EmailText';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { yesNo, yesNoLabels } from '~/domain/lists/choices';
import { formatDay } from '~/domain/time/days';
import type { Day } from '~/domain/time/days';
import { assignerText, customizationText, tagStatusLabels, tagUtilityLabels } from '~/domain/tag/agencyTag';
import type { AgencyTag, agencyTagSortKeys } from '~/domain/tag/agencyTag';

import { AssignerText } from './AssignerText';
import { tagsCopy as copy } from './TagsScreen.copy';
import { UtilityText } from './UtilityText';

const dayText = (day: Day | undefined) => (day ? formatDay(day) : '');

export const tagColumns: readonly Column<AgencyTag, keyof typeof agencyTagSortKeys>[] = [
  { id: 'hexacode', head: copy.hexacode, text: ({ hexacode }) => hexacode },
  {
    id: 'utility',
    head: copy.utility,
    text: ({ utility }) => tagUtilityLabels[utility],
    cell: ({ utility }) => <UtilityText utility={utility} />,
  },
  {
    id: 'status',
    head: copy.status,
    text: ({ status }) => tagStatusLabels[status],
    cell: ({ status }) => <StatusChip label={tagStatusLabels[status]} tone={status === 'activated' ? 'ok' : 'idle'} />,
  },
  {
    id: 'assigned',
    head: copy.assigned,
    text: ({ assigned }) => yesNoLabels[yesNo(assigned)],
    cell: ({ assigned }) => <YesNo answer={assigned} />,
    firstSort: 'descending',
  },
  {
    id: 'customization',
    head: copy.customization,
    text: customizationText,
    cell: ({ customization }) => <YesNo answer={customization} />,
    firstSort: 'descending',
  },
  {
    id: 'assigner',
    head: copy.assigner,
    text: assignerText,
    cell: ({ assigner }) => assigner && <AssignerText assigner={assigner} />,
    isFlexible: true,
  },
  {
    id: 'assignedAt',
    head: copy.assignedAt,
    text: ({ assignedAt }) => dayText(assignedAt),
    firstSort: 'descending',
  },
  {
    id: 'activatedAt',
    head: copy.activatedAt,
    text: ({ activatedAt }) => dayText(activatedAt),
    firstSort: 'descending',
  },
  {
    id: 'assignedTo',
    head: copy.assignedTo,
    text: ({ assignedTo }) => assignedTo ?? '',
    cell: ({ assignedTo }) => <EmailText email={assignedTo ?? ''} />,
    isFlexible: true,
  },
];
