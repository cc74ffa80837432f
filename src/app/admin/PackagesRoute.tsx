import { useMemo } from 'react';

import { createdDayOptions, tagPackageRules } from '~/domain/tagPackage/tagPackage';
import type { PackageDraft } from '~/domain/tagPackage/packageDraft';
import { entityNames } from '~/domain/entityNames';
import { dayOf } from '~/domain/time/days';
import { PackagesScreen } from '~/screens/admin/packages/PackagesScreen/PackagesScreen';
import { packagesCopy } from '~/screens/admin/packages/PackagesScreen/PackagesScreen.copy';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { lazily } from '../lists/lazily';
import { useAdding } from '../lists/useAdding';
import { useDeletion } from '../lists/useDeletion';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const PackageWizard = lazily(() =>
  import('~/screens/admin/packages/PackageWizard/PackageWizard').then((module) => module.PackageWizard),
);

export function PackagesRoute() {
  const { packages } = useAppData().admin;
  const today = dayOf(new Date());
  const rules = useMemo(() => tagPackageRules(today), [today]);
  const list = useList({ name: 'packages', rules, collection: packages });
  const createdDays = createdDayOptions(useCollection(packages).rows, list.query.createdAt, today);
  const onDelete = useDeletion(packages, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAdding<PackageDraft>(entityNames.tagPackage);
  return (
    <>
      <PageHead title={packagesCopy.title} />
      <PackagesScreen list={list} createdDays={createdDays} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <PackageWizard {...callbacks} />}
    </>
  );
}
