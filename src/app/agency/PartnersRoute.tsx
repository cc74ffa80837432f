import { agencyPartnerName, agencyPartnerRules, companyOptions } from '~/domain/partner/agencyPartner';
import type { AgencyPartnerDraft } from '~/domain/partner/agencyPartnerDraft';
import { entityNames } from '~/domain/entityNames';
import { PartnersScreen } from '~/screens/agency/partners/PartnersScreen/PartnersScreen';
import { partnersCopy } from '~/screens/agency/partners/PartnersScreen/PartnersScreen.copy';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { lazily } from '../lists/lazily';
import { useAdding } from '../lists/useAdding';
import { useDeletion } from '../lists/useDeletion';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PartnerDialog = lazily(() =>
  import('~/screens/agency/partners/PartnerDialog/PartnerDialog').then((module) => module.PartnerDialog),
);

export function PartnersRoute() {
  const { partners } = useAppData().agency;
  const list = useList({ name: 'agency-partners', rules: agencyPartnerRules, collection: partners });
  const companies = companyOptions(useCollection(partners).rows);
  const onDelete = useDeletion(partners, agencyPartnerName);
  const { isOpen, onAdd, callbacks } = useAdding<AgencyPartnerDraft>(entityNames.partner);
  return (
    <>
      <PageHead title={partnersCopy.title} />
      <PartnersScreen list={list} companies={companies} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <PartnerDialog {...callbacks} />}
    </>
  );
}
