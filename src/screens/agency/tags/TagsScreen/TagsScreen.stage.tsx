import { useState } from 'react';

import { useListStory } from '~/components/data/list.stage';
import type { ListStoryArgs } from '~/components/data/list.stage';
import { paths } from '~/domain/paths';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import type { AgencyTag, AgencyTagQuery } from '~/domain/tag/agencyTag';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { TagsScreen } from './TagsScreen';
import type { TagsScreenProps } from './TagsScreen';

export type TagsStageProps = Omit<TagsScreenProps, 'list'> &
  Pick<ListStoryArgs<AgencyTagQuery>, 'query'> & { tags: () => AgencyTag[] };

export function TagsStage({ tags, query = {}, ...callbacks }: TagsStageProps) {
  const [rows] = useState(tags);
  return (
    <AgencyStage currentPath={paths.agency.tags()}>
      <TagsScreen list={useListStory(agencyTagRules, rows, { query })} {...callbacks} />
    </AgencyStage>
  );
}
