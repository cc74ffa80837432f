import { paths } from '~/domain/paths';
import { partnerRules } from '~/domain/partner/partner';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import type { PartnerDraft } from '~/domain/partner/partnerDraft';
import { entityNames } from '~/domain/entityNames';
import { optionsFromValues } from '~/domain/lists/filterOptions';
import { PartnersScreen } from '~/screens/admin/partners/PartnersScreen/PartnersScreen';
import { partnersCopy } from '~/screens/admin/partners/PartnersScreen/PartnersScreen.copy';

import { useAppData } from '../data/useAppData';
import { useFilterValues } from '../data/useFilterValues';
import { useRows } from '../data/useRows';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog, useOpenAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PartnerWizard = lazyDialog(() =>
  import('~/screens/admin/partners/PartnerWizard/PartnerWizard').then((module) => module.PartnerWizard),
);

export function PartnersRoute() {
  const { partners } = useAppData().admin;
  const list = useList({ name: 'partners', rules: partnerRules, data: partners });
  const agencyOptions = optionsFromValues(useFilterValues(partners.collection(partnerRules), 'agency'));
  const onDelete = useDeleteWithUndo(partners, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAddDialog<PartnerDraft>(entityNames.partner);
  return (
    <>
      <PageHead title={partnersCopy.title} />
      <PartnersScreen list={list} agencies={agencyOptions} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <NewPartner {...callbacks} />}
    </>
  );
}

/** The wizard for a new partner, with the agencies as options. */
function NewPartner(callbacks: WizardCallbacks<PartnerDraft>) {
  const agencies = useRows(useAppData().admin.agencies).rows.map(({ id, name }) => ({ value: id, label: name }));
  const onAddAgency = useOpenAddDialog(paths.admin.agencies());
  return <PartnerWizard agencies={agencies} onAddAgency={onAddAgency} {...callbacks} />;
}
