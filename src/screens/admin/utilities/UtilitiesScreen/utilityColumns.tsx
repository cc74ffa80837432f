import type { Column } from '~/components/data/column';
import { WebAddressText } from '~/components/data/WebAddressText/WebAddressText';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { featuresText, messagingText } from '~/domain/utility/utility';
import type { Utility, utilitySortKeys } from '~/domain/utility/utility';

import { utilitiesCopy as copy } from './UtilitiesScreen.copy';

export const utilityColumns: readonly Column<Utility, keyof typeof utilitySortKeys>[] = [
  { id: 'name', head: copy.name, text: ({ name }) => name, isFlexible: true },
  { id: 'description', head: copy.description, text: ({ description }) => description, isFlexible: true },
  {
    id: 'defaultRedirectUrl',
    head: copy.defaultRedirectUrl,
    text: ({ defaultRedirectUrl }) => defaultRedirectUrl,
    cell: ({ defaultRedirectUrl }) => <WebAddressText address={defaultRedirectUrl} />,
    isFlexible: true,
  },
  {
    id: 'isTag',
    head: copy.messaging,
    text: messagingText,
    cell: ({ isTag }) => <YesNo answer={isTag} />,
    firstSort: 'descending',
  },
  { id: 'features', head: copy.features, text: featuresText },
];
