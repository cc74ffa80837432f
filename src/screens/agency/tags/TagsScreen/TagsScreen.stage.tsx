import { useState } from 'react';

import { useStoryDetails, useStoryList } from '~/components/data/list.stage';
import type { ListStoryArgs } from '~/components/data/list.stage';
import { paths } from '~/domain/paths';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import type { AgencyTag, AgencyTagQuery } from '~/domain/tag/agencyTag';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { TagsScreen } from './TagsScreen';
import type { TagsScreenProps } from './TagsScreen';

export type TagsStageProps = Omit<TagsScreenProps, 'list' | 'details'> &
  Pick<ListStoryArgs<AgencyTagQuery>, 'query'> & {
    createTags: () => AgencyTag[];
    /** Id of the tag whose details are open. */
    openId?: string;
  };

export function TagsStage({ createTags, query = {}, openId, ...callbacks }: TagsStageProps) {
  const [rows] = useState(createTags);
  const list = useStoryList(agencyTagRules, rows, { query });
  const details = useStoryDetails(list, { openId });
  return (
    <AgencyStage currentPath={paths.agency.tags()}>
      <TagsScreen list={list} details={details} {...callbacks} />
    </AgencyStage>
  );
}
