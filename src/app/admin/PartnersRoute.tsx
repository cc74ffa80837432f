import { paths } from '~/domain/paths';
import { partnerAgencyOptions, partnerRules } from '~/domain/partner/partner';
import type { PartnerDraft } from '~/domain/partner/partnerDraft';
import { entityNames } from '~/domain/entityNames';
import { PartnersScreen } from '~/screens/admin/partners/PartnersScreen/PartnersScreen';
import { partnersCopy } from '~/screens/admin/partners/PartnersScreen/PartnersScreen.copy';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { lazily } from '../lists/lazily';
import { useAdding, useAddingTo } from '../lists/useAdding';
import { useDeletion } from '../lists/useDeletion';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PartnerWizard = lazily(() =>
  import('~/screens/admin/partners/PartnerWizard/PartnerWizard').then((module) => module.PartnerWizard),
);

export function PartnersRoute() {
  const { partners, agencies } = useAppData().admin;
  const list = useList({ name: 'partners', rules: partnerRules, collection: partners });
  const choices = partnerAgencyOptions(useCollection(partners).rows);
  const employers = useCollection(agencies).rows.map(({ id, name }) => ({ value: id, label: name }));
  const onDelete = useDeletion(partners, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAdding<PartnerDraft>(entityNames.partner);
  const onAddAgency = useAddingTo(paths.admin.agencies());
  return (
    <>
      <PageHead title={partnersCopy.title} />
      <PartnersScreen list={list} agencies={choices} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <PartnerWizard agencies={employers} onAddAgency={onAddAgency} {...callbacks} />}
    </>
  );
}
