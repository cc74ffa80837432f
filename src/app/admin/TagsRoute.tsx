import { generatedTagRules } from '~/domain/tag/generatedTag';
import type { TagDraft } from '~/domain/tag/tagDraft';
import { entityNames } from '~/domain/entityNames';
import { TagsScreen } from '~/screens/admin/tags/TagsScreen/TagsScreen';
import { tagsCopy } from '~/screens/admin/tags/TagsScreen/TagsScreen.copy';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const TagWizard = lazyDialog(() =>
  import('~/screens/admin/tags/TagWizard/TagWizard').then((module) => module.TagWizard),
);

export function TagsRoute() {
  const { tags, partners, purchases } = useAppData().admin;
  const list = useList({ name: 'generated-tags', rules: generatedTagRules, collection: tags });
  const partnerOptions = useCollection(partners).rows.map(({ id, name }) => ({ value: id, label: name }));
  const purchaseOptions = useCollection(purchases).rows.map(({ id, orderId }) => ({ value: id, label: orderId }));
  const onDelete = useDeleteWithUndo(tags, ({ hexacode }) => hexacode);
  const { isOpen, onAdd, callbacks } = useAddDialog<TagDraft>(entityNames.tag);
  return (
    <>
      <PageHead title={tagsCopy.title} />
      <TagsScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <TagWizard partners={partnerOptions} purchases={purchaseOptions} {...callbacks} />}
    </>
  );
}
