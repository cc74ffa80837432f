import { utilityRules } from '~/domain/utility/utility';
import type { UtilityDraft } from '~/domain/utility/utilityDraft';
import { entityNames } from '~/domain/entityNames';
import { UtilitiesScreen } from '~/screens/admin/utilities/UtilitiesScreen/UtilitiesScreen';
import { utilitiesCopy } from '~/screens/admin/utilities/UtilitiesScreen/UtilitiesScreen.copy';

import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const UtilityWizard = lazyDialog(() =>
  import('~/screens/admin/utilities/UtilityWizard/UtilityWizard').then((module) => module.UtilityWizard),
);

export function UtilitiesRoute() {
  const { utilities } = useAppData().admin;
  const list = useList({ name: 'utilities', rules: utilityRules, data: utilities });
  const onDelete = useDeleteWithUndo(utilities, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAddDialog<UtilityDraft>(entityNames.utility);
  return (
    <>
      <PageHead title={utilitiesCopy.title} />
      <UtilitiesScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <UtilityWizard {...callbacks} />}
    </>
  );
}
