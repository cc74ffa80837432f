import { useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import { TagsScreen } from '~/screens/agency/tags/TagsScreen/TagsScreen';
import { tagsCopy } from '~/screens/agency/tags/TagsScreen/TagsScreen.copy';

import { useAppData } from '../data/useAppData';
import { readTagBaseUrl } from './readTagBaseUrl';
import { useRows } from '../data/useRows';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';
import { printSelectionStore } from '../store/printSelectionStore';
import { createCodeActions } from './createCodeActions';
import { useSelectionActions } from './useSelectionActions';

export function TagsRoute() {
  const { tags, customers } = useAppData().agency;
  const navigate = useNavigate();
  const { screenProps } = useListPage({
    area: 'agency',
    name: 'agency-tags',
    rules: agencyTagRules,
    data: tags,
    getRowName: ({ hexacode }) => hexacode,
    noun: tagsCopy.noun,
  });
  const selectionActions = useSelectionActions(tags.actions, useRows(customers).rows);
  const tagBaseUrl = readTagBaseUrl();
  return (
    <>
      <PageHead title={tagsCopy.title} />
      <TagsScreen
        {...screenProps}
        tagBaseUrl={tagBaseUrl}
        showsPrinted={tags.actions !== undefined}
        {...selectionActions}
        onPrint={(selectedTags) => {
          printSelectionStore.getState().select(selectedTags.map(({ hexacode }) => hexacode));
          void navigate(paths.agency.printing());
        }}
        {...createCodeActions(tagBaseUrl)}
      />
    </>
  );
}
