import { useState } from 'react';

import { useListStory } from '~/components/data/list.stage';
import type { ListStoryArgs } from '~/components/data/list.stage';
import { paths } from '~/domain/paths';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import type { GeneratedTag, GeneratedTagQuery } from '~/domain/tag/generatedTag';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { TagsScreen } from './TagsScreen';
import type { TagsScreenProps } from './TagsScreen';

export type TagsStageProps = Omit<TagsScreenProps, 'list'> &
  Pick<ListStoryArgs<GeneratedTagQuery>, 'query'> & { tags: () => GeneratedTag[] };

export function TagsStage({ tags, query = {}, ...callbacks }: TagsStageProps) {
  const [rows] = useState(tags);
  return (
    <AdminStage currentPath={paths.admin.tags()}>
      <TagsScreen list={useListStory(generatedTagRules, rows, { query })} {...callbacks} />
    </AdminStage>
  );
}
