import { agencyPartnerName, agencyPartnerRules, companyOptions } from '~/domain/partner/agencyPartner';
import type { AgencyPartnerDraft } from '~/domain/partner/agencyPartnerDraft';
import { entityNames } from '~/domain/shared/entityNames';
import { PartnersScreen } from '~/screens/agency/PartnersScreen/PartnersScreen';
import { partnersCopy } from '~/screens/agency/PartnersScreen/PartnersScreen.copy';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { lazily } from '../lists/lazily';
import { useAdding } from '../lists/useAdding';
import { useDeletion } from '../lists/useDeletion';
import { useList } from '../lists/useList';
import { PageHead } from '../routing/PageHead';

const PartnerDialog = lazily(() =>
  import('~/screens/agency/PartnerDialog/PartnerDialog').then((module) => module.PartnerDialog),
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
