import { useMemo } from 'react';

import { listCreatedDayOptions, createTagPackageRules } from '~/domain/tagPackage/tagPackage';
import { entityNames } from '~/domain/entityNames';
import { PackagesScreen } from '~/screens/admin/packages/PackagesScreen/PackagesScreen';
import { packagesCopy } from '~/screens/admin/packages/PackagesScreen/PackagesScreen.copy';

import { useAppData } from '../data/useAppData';
import { useFilterValues } from '../data/useFilterValues';
import { getCurrentDay } from '../data/getCurrentDay';
import { lazyDialog } from '../lists/lazyDialog';
import { useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';

const PackageWizard = lazyDialog(() =>
  import('~/screens/admin/packages/PackageWizard/PackageWizard').then((module) => module.PackageWizard),
);

export function PackagesRoute() {
  const { packages } = useAppData().admin;
  const today = getCurrentDay();
  const rules = useMemo(() => createTagPackageRules(today), [today]);
  const { screenProps } = useListPage({
    area: 'admin',
    name: 'packages',
    rules,
    data: packages,
    getRowName: ({ name }) => name,
    noun: packagesCopy.noun,
  });
  const createdDays = useFilterValues(packages.getCollection(rules), 'createdAt');
  const createdDayFilterOptions = listCreatedDayOptions(createdDays, screenProps.list.query.createdAt, today);
  const { onAdd, onEdit, dialog } = useRecordDialog(entityNames.tagPackage, packages.editor);
  return (
    <>
      <PageHead title={packagesCopy.title} />
      <PackagesScreen {...screenProps} createdDays={createdDayFilterOptions} onAdd={onAdd} onEdit={onEdit} />
      {dialog && <PackageWizard {...dialog} />}
    </>
  );
}
