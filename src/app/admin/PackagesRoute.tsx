import { useMemo } from 'react';

import { createdDayOptions, tagPackageRules } from '~/domain/tagPackage/tagPackage';
import type { PackageDraft } from '~/domain/tagPackage/packageDraft';
import { entityNames } from '~/domain/entityNames';
import { PackagesScreen } from '~/screens/admin/packages/PackagesScreen/PackagesScreen';
import { packagesCopy } from '~/screens/admin/packages/PackagesScreen/PackagesScreen.copy';

import { useAppData } from '../data/useAppData';
import { useFilterValues } from '../data/useFilterValues';
import { currentDay } from '../lists/currentDay';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PackageWizard = lazyDialog(() =>
  import('~/screens/admin/packages/PackageWizard/PackageWizard').then((module) => module.PackageWizard),
);

export function PackagesRoute() {
  const { packages } = useAppData().admin;
  const today = currentDay();
  const rules = useMemo(() => tagPackageRules(today), [today]);
  const list = useList({ name: 'packages', rules, data: packages });
  const createdDays = useFilterValues(packages.collection(rules), 'createdAt');
  const createdDayFilterOptions = createdDayOptions(createdDays, list.query.createdAt, today);
  const onDelete = useDeleteWithUndo(packages, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAddDialog<PackageDraft>(entityNames.tagPackage);
  return (
    <>
      <PageHead title={packagesCopy.title} />
      <PackagesScreen list={list} createdDays={createdDayFilterOptions} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <PackageWizard {...callbacks} />}
    </>
  );
}
