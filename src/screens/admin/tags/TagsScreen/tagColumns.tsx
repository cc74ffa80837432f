import type { Column } from '~/components/data/column';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { yesNo, yesNoLabels } from '~/domain/lists/choices';
import { formatDay } from '~/domain/time/days';
import { ownerText } from '~/domain/tag/generatedTag';
import type { GeneratedTag, generatedTagSortKeys } from '~/domain/tag/generatedTag';

import { tagsCopy as copy } from './TagsScreen.copy';

export const tagColumns: readonly Column<GeneratedTag, keyof typeof generatedTagSortKeys>[] = [
  { id: 'hexacode', head: copy.hexacode, text: ({ hexacode }) => hexacode },
  { id: 'serialNumber', head: copy.serialNumber, text: ({ serialNumber }) => serialNumber },
  { id: 'owner', head: copy.owner, text: ownerText, isFlexible: true },
  { id: 'partner', head: copy.partner, text: ({ partner }) => partner, isFlexible: true },
  {
    id: 'isAssigned',
    head: copy.isAssigned,
    text: ({ isAssigned }) => yesNoLabels[yesNo(isAssigned)],
    cell: ({ isAssigned }) => <YesNo answer={isAssigned} />,
    firstSort: 'descending',
  },
  {
    id: 'isPrinted',
    head: copy.isPrinted,
    text: ({ isPrinted }) => yesNoLabels[yesNo(isPrinted)],
    cell: ({ isPrinted }) => <YesNo answer={isPrinted} />,
    firstSort: 'descending',
  },
  {
    id: 'createdAt',
    head: copy.createdAt,
    text: ({ createdAt }) => formatDay(createdAt),
    align: 'end',
    firstSort: 'descending',
  },
];
