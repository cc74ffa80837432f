import type { TagWizardProps } from '~/screens/admin/tags/TagWizard/TagWizard';
import { createExportTable } from '~/components/data/column';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import type { GeneratedTag } from '~/domain/tag/generatedTag';
import { entityNames } from '~/domain/entityNames';
import type { BulkAction } from '~/screens/admin/tags/TagsScreen/bulkAction';
import { tagColumns } from '~/screens/admin/tags/TagsScreen/tagColumns';
import { TagsScreen } from '~/screens/admin/tags/TagsScreen/TagsScreen';
import { tagsCopy } from '~/screens/admin/tags/TagsScreen/TagsScreen.copy';

import { useAppData } from '../data/useAppData';
import { useRows } from '../data/useRows';
import { lazyDialog } from '../lists/lazyDialog';
import { useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';

const TagWizard = lazyDialog(() =>
  import('~/screens/admin/tags/TagWizard/TagWizard').then((module) => module.TagWizard),
);

export function TagsRoute() {
  const { keepsChanges, admin } = useAppData();
  const { tags } = admin;
  const { screenProps, deleteRows } = useListPage({
    area: 'admin',
    name: 'generated-tags',
    rules: generatedTagRules,
    data: tags,
    getRowName: ({ hexacode }) => hexacode,
    noun: tagsCopy.noun,
  });
  const { onAdd, onEdit, dialog } = useRecordDialog(entityNames.tag, tags.editor);
  const onGo = (action: BulkAction, rows: readonly GeneratedTag[]) => {
    if (action === 'delete') void deleteRows(rows);
    else screenProps.list.onDownload(createExportTable(tagColumns, rows));
  };
  return (
    <>
      <PageHead title={tagsCopy.title} />
      <TagsScreen
        {...screenProps}
        onAdd={onAdd}
        onEdit={onEdit}
        hasPrintedFilter={keepsChanges}
        {...(keepsChanges ? { onGo } : {})}
      />
      {dialog && <TagDialog {...dialog} />}
    </>
  );
}

/** The TagWizard, in which the user can choose any of the partners and purchases. */
function TagDialog(props: Omit<TagWizardProps, 'partners' | 'purchases'>) {
  const { partners, purchases } = useAppData().admin;
  const partnerOptions = useRows(partners).rows.map(({ id, name }) => ({ value: id, label: name }));
  const purchaseOptions = useRows(purchases).rows.map(({ id, orderId }) => ({ value: id, label: orderId }));
  return <TagWizard partners={partnerOptions} purchases={purchaseOptions} {...props} />;
}
