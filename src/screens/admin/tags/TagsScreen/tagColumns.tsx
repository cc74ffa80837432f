import type { Column } from '~/components/data/column';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { yesNoKey, yesNoLabels } from '~/domain/lists/filterOptions';
import { formatDay } from '~/domain/time/days';
import { ownerText } from '~/domain/tag/generatedTag';
import type { GeneratedTag, generatedTagSortKeys } from '~/domain/tag/generatedTag';

import { tagsCopy as copy } from './TagsScreen.copy';

export const tagColumns: readonly Column<GeneratedTag, keyof typeof generatedTagSortKeys>[] = [
  { id: 'hexacode', header: copy.hexacode, text: ({ hexacode }) => hexacode },
  { id: 'serialNumber', header: copy.serialNumber, text: ({ serialNumber }) => serialNumber },
  { id: 'owner', header: copy.owner, text: ownerText, isFlexible: true },
  { id: 'partner', header: copy.partner, text: ({ partner }) => partner, isFlexible: true },
  {
    id: 'isAssigned',
    header: copy.isAssigned,
    text: ({ isAssigned }) => yesNoLabels[yesNoKey(isAssigned)],
    cell: ({ isAssigned }) => <YesNo value={isAssigned} />,
    firstSort: 'descending',
  },
  {
    id: 'isPrinted',
    header: copy.isPrinted,
    text: ({ isPrinted }) => yesNoLabels[yesNoKey(isPrinted)],
    cell: ({ isPrinted }) => <YesNo value={isPrinted} />,
    firstSort: 'descending',
  },
  {
    id: 'createdAt',
    header: copy.createdAt,
    text: ({ createdAt }) => formatDay(createdAt),
    align: 'end',
    firstSort: 'descending',
  },
];
