import { useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import { TagsScreen } from '~/screens/agency/tags/TagsScreen/TagsScreen';
import { tagsCopy } from '~/screens/agency/tags/TagsScreen/TagsScreen.copy';

import { useAppData } from '../data/useAppData';
import { tagBase } from './tagBase';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';
import { printSelection } from '../store/printSelectionStore';
import { codeActions } from './codeActions';

export function TagsRoute() {
  const { tags } = useAppData().agency;
  const navigate = useNavigate();
  const list = useList({ name: 'agency-tags', rules: agencyTagRules, data: tags });
  const onDelete = useDeleteWithUndo(tags, ({ hexacode }) => hexacode);
  const tagBaseUrl = tagBase();
  return (
    <>
      <PageHead title={tagsCopy.title} />
      <TagsScreen
        list={list}
        tagBase={tagBaseUrl}
        onDelete={onDelete}
        onPrint={(selected) => {
          printSelection.getState().select(selected.map(({ hexacode }) => hexacode));
          void navigate(paths.agency.printing());
        }}
        {...codeActions(tagBaseUrl)}
      />
    </>
  );
}
