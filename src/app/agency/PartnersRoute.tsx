import { formatPersonName } from '~/domain/text/formatPersonName';
import { agencyPartnerRules } from '~/domain/partner/agencyPartner';
import { entityNames } from '~/domain/entityNames';
import { valuesToOptions } from '~/domain/lists/filterOptions';
import { PartnersScreen } from '~/screens/agency/partners/PartnersScreen/PartnersScreen';
import { partnersCopy } from '~/screens/agency/partners/PartnersScreen/PartnersScreen.copy';

import { useAppData } from '../data/useAppData';
import { useFilterValues } from '../data/useFilterValues';
import { lazyDialog } from '../lists/lazyDialog';
import { useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';

const PartnerDialog = lazyDialog(() =>
  import('~/screens/agency/partners/PartnerDialog/PartnerDialog').then((module) => module.PartnerDialog),
);

export function PartnersRoute() {
  const { partners } = useAppData().agency;
  const { screenProps } = useListPage({
    area: 'agency',
    name: 'agency-partners',
    rules: agencyPartnerRules,
    data: partners,
    getRowName: formatPersonName,
    noun: partnersCopy.noun,
  });
  const companyFilterOptions = valuesToOptions(useFilterValues(partners.getCollection(agencyPartnerRules), 'company'));
  const { onAdd, onEdit, dialog } = useRecordDialog(entityNames.partner, partners.editor);
  return (
    <>
      <PageHead title={partnersCopy.title} />
      <PartnersScreen {...screenProps} companies={companyFilterOptions} onAdd={onAdd} onEdit={onEdit} />
      {dialog && <PartnerDialog {...dialog} />}
    </>
  );
}
