import type { Column } from '~/components/data/column';
import { EmailText } from '~/components/data/EmailText/EmailText';
import { agencyPartnerName } from '~/domain/partner/agencyPartner';
import type { AgencyPartner, agencyPartnerSortKeys } from '~/domain/partner/agencyPartner';

import { partnersCopy as copy } from './PartnersScreen.copy';

export const partnerColumns: readonly Column<AgencyPartner, keyof typeof agencyPartnerSortKeys>[] = [
  { id: 'name', header: copy.name, text: agencyPartnerName, isFlexible: true },
  { id: 'email', header: copy.email, text: ({ email }) => email, cell: ({ email }) => <EmailText email={email} /> },
  { id: 'company', header: copy.company, text: ({ company }) => company, isFlexible: true },
  { id: 'phone', header: copy.phone, text: ({ phone }) => phone },
];
