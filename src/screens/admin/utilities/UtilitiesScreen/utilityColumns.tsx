import type { Column } from '~/components/data/column';
import { UrlText } from '~/components/data/UrlText/UrlText';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { featuresText, messagingText } from '~/domain/utility/utility';
import type { Utility, utilitySortKeys } from '~/domain/utility/utility';

import { utilitiesCopy as copy } from './UtilitiesScreen.copy';

export const utilityColumns: readonly Column<Utility, keyof typeof utilitySortKeys>[] = [
  { id: 'name', header: copy.name, text: ({ name }) => name, isFlexible: true },
  { id: 'description', header: copy.description, text: ({ description }) => description, isFlexible: true },
  {
    id: 'defaultRedirectUrl',
    header: copy.defaultRedirectUrl,
    text: ({ defaultRedirectUrl }) => defaultRedirectUrl,
    cell: ({ defaultRedirectUrl }) => <UrlText url={defaultRedirectUrl} />,
    isFlexible: true,
  },
  {
    id: 'isTag',
    header: copy.messaging,
    text: messagingText,
    cell: ({ isTag }) => <YesNo value={isTag} />,
    firstSort: 'descending',
  },
  { id: 'features', header: copy.features, text: featuresText },
];
