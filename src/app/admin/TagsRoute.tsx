import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import type { TagDraft } from '~/domain/tag/tagDraft';
import { entityNames } from '~/domain/entityNames';
import { TagsScreen } from '~/screens/admin/tags/TagsScreen/TagsScreen';
import { tagsCopy } from '~/screens/admin/tags/TagsScreen/TagsScreen.copy';

import { useAppData } from '../data/useAppData';
import { useRows } from '../data/useRows';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const TagWizard = lazyDialog(() =>
  import('~/screens/admin/tags/TagWizard/TagWizard').then((module) => module.TagWizard),
);

export function TagsRoute() {
  const { tags } = useAppData().admin;
  const list = useList({ name: 'generated-tags', rules: generatedTagRules, data: tags });
  const onDelete = useDeleteWithUndo(tags, ({ hexacode }) => hexacode);
  const { isOpen, onAdd, callbacks } = useAddDialog<TagDraft>(entityNames.tag);
  return (
    <>
      <PageHead title={tagsCopy.title} />
      <TagsScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <NewTag {...callbacks} />}
    </>
  );
}

/** The wizard for a new tag, with the partners and purchases as options. */
function NewTag(callbacks: WizardCallbacks<TagDraft>) {
  const { partners, purchases } = useAppData().admin;
  const partnerOptions = useRows(partners).rows.map(({ id, name }) => ({ value: id, label: name }));
  const purchaseOptions = useRows(purchases).rows.map(({ id, orderId }) => ({ value: id, label: orderId }));
  return <TagWizard partners={partnerOptions} purchases={purchaseOptions} {...callbacks} />;
}
