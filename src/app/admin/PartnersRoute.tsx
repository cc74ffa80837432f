import { paths } from '~/domain/paths';
import { partnerAgencyOptions, partnerRules } from '~/domain/partner/partner';
import type { PartnerDraft } from '~/domain/partner/partnerDraft';
import { entityNames } from '~/domain/entityNames';
import { PartnersScreen } from '~/screens/admin/partners/PartnersScreen/PartnersScreen';
import { partnersCopy } from '~/screens/admin/partners/PartnersScreen/PartnersScreen.copy';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog, useOpenAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PartnerWizard = lazyDialog(() =>
  import('~/screens/admin/partners/PartnerWizard/PartnerWizard').then((module) => module.PartnerWizard),
);

export function PartnersRoute() {
  const { partners, agencies } = useAppData().admin;
  const list = useList({ name: 'partners', rules: partnerRules, collection: partners });
  const agencyOptions = partnerAgencyOptions(useCollection(partners).rows);
  const wizardAgencyOptions = useCollection(agencies).rows.map(({ id, name }) => ({ value: id, label: name }));
  const onDelete = useDeleteWithUndo(partners, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAddDialog<PartnerDraft>(entityNames.partner);
  const onAddAgency = useOpenAddDialog(paths.admin.agencies());
  return (
    <>
      <PageHead title={partnersCopy.title} />
      <PartnersScreen list={list} agencies={agencyOptions} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <PartnerWizard agencies={wizardAgencyOptions} onAddAgency={onAddAgency} {...callbacks} />}
    </>
  );
}
