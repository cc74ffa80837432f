import { utilityRules } from '~/domain/utility/utility';
import { entityNames } from '~/domain/entityNames';
import { UtilitiesScreen } from '~/screens/admin/utilities/UtilitiesScreen/UtilitiesScreen';
import { utilitiesCopy } from '~/screens/admin/utilities/UtilitiesScreen/UtilitiesScreen.copy';

import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';

const UtilityWizard = lazyDialog(() =>
  import('~/screens/admin/utilities/UtilityWizard/UtilityWizard').then((module) => module.UtilityWizard),
);

export function UtilitiesRoute() {
  const { utilities } = useAppData().admin;
  const { screenProps } = useListPage({
    area: 'admin',
    name: 'utilities',
    rules: utilityRules,
    data: utilities,
    getRowName: ({ name }) => name,
    getRelatedSearch: () => '',
    noun: utilitiesCopy.noun,
  });
  const { onAdd, onEdit, dialog } = useRecordDialog(entityNames.utility, utilities.editor);
  return (
    <>
      <PageHead title={utilitiesCopy.title} />
      <UtilitiesScreen {...screenProps} onAdd={onAdd} onEdit={onEdit} />
      {dialog && <UtilityWizard {...dialog} />}
    </>
  );
}
