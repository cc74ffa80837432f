import { agencyPartnerName, agencyPartnerRules } from '~/domain/partner/agencyPartner';
import type { AgencyPartnerDraft } from '~/domain/partner/agencyPartnerDraft';
import { entityNames } from '~/domain/entityNames';
import { optionsFromValues } from '~/domain/lists/filterOptions';
import { PartnersScreen } from '~/screens/agency/partners/PartnersScreen/PartnersScreen';
import { partnersCopy } from '~/screens/agency/partners/PartnersScreen/PartnersScreen.copy';

import { useAppData } from '../data/useAppData';
import { useFilterValues } from '../data/useFilterValues';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PartnerDialog = lazyDialog(() =>
  import('~/screens/agency/partners/PartnerDialog/PartnerDialog').then((module) => module.PartnerDialog),
);

export function PartnersRoute() {
  const { partners } = useAppData().agency;
  const list = useList({ name: 'agency-partners', rules: agencyPartnerRules, data: partners });
  const companyFilterOptions = optionsFromValues(useFilterValues(partners.collection(agencyPartnerRules), 'company'));
  const onDelete = useDeleteWithUndo(partners, agencyPartnerName);
  const { isOpen, onAdd, callbacks } = useAddDialog<AgencyPartnerDraft>(entityNames.partner);
  return (
    <>
      <PageHead title={partnersCopy.title} />
      <PartnersScreen list={list} companies={companyFilterOptions} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <PartnerDialog {...callbacks} />}
    </>
  );
}
