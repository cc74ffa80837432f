import { paths } from '~/domain/paths';
import { partnerRules } from '~/domain/partner/partner';
import type { PartnerWizardProps } from '~/screens/admin/partners/PartnerWizard/PartnerWizard';
import { entityNames } from '~/domain/entityNames';
import { valuesToOptions } from '~/domain/lists/filterOptions';
import { PartnersScreen } from '~/screens/admin/partners/PartnersScreen/PartnersScreen';
import { partnersCopy } from '~/screens/admin/partners/PartnersScreen/PartnersScreen.copy';

import { useAppData } from '../data/useAppData';
import { useFilterValues } from '../data/useFilterValues';
import { useRows } from '../data/useRows';
import { lazyDialog } from '../lists/lazyDialog';
import { useOpenAddDialog, useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';

const PartnerWizard = lazyDialog(() =>
  import('~/screens/admin/partners/PartnerWizard/PartnerWizard').then((module) => module.PartnerWizard),
);

export function PartnersRoute() {
  const { partners } = useAppData().admin;
  const { screenProps } = useListPage({
    area: 'admin',
    name: 'partners',
    rules: partnerRules,
    data: partners,
    getRowName: ({ name }) => name,
    noun: partnersCopy.noun,
  });
  const agencyOptions = valuesToOptions(useFilterValues(partners.getCollection(partnerRules), 'agency'));
  const { onAdd, onEdit, dialog } = useRecordDialog(entityNames.partner, partners.editor);
  return (
    <>
      <PageHead title={partnersCopy.title} />
      <PartnersScreen {...screenProps} agencies={agencyOptions} onAdd={onAdd} onEdit={onEdit} />
      {dialog && <PartnerDialog {...dialog} />}
    </>
  );
}

/** The PartnerWizard, in which the user can choose any of the agencies. */
function PartnerDialog(props: Omit<PartnerWizardProps, 'agencies' | 'onAddAgency'>) {
  const agencies = useRows(useAppData().admin.agencies).rows.map(({ id, name }) => ({ value: id, label: name }));
  const onAddAgency = useOpenAddDialog(paths.admin.agencies());
  return <PartnerWizard agencies={agencies} onAddAgency={onAddAgency} {...props} />;
}
