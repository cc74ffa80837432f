import type { Column } from '~/components/data/column';
import { EmailText } from '~/components/data/EmailText/EmailText';
import { agencyPartnerName } from '~/domain/partner/agencyPartner';
import type { AgencyPartner, agencyPartnerSortKeys } from '~/domain/partner/agencyPartner';

import { partnersCopy as copy } from './PartnersScreen.copy';

export const partnerColumns: readonly Column<AgencyPartner, keyof typeof agencyPartnerSortKeys>[] = [
  { id: 'name', head: copy.name, text: agencyPartnerName, isFlexible: true },
  { id: 'email', head: copy.email, text: ({ email }) => email, cell: ({ email }) => <EmailText email={email} /> },
  { id: 'company', head: copy.company, text: ({ company }) => company, isFlexible: true },
  { id: 'phone', head: copy.phone, text: ({ phone }) => phone },
];
