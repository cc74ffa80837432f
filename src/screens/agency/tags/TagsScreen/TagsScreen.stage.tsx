import { createElement, useState } from 'react';

import { useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { paths } from '~/domain/paths';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import type { AgencyTag, AgencyTagQuery } from '~/domain/tag/agencyTag';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { TagsScreen } from './TagsScreen';
import type { TagsScreenProps } from './TagsScreen';

export type TagsStageProps = Omit<TagsScreenProps, 'list'> &
  Pick<SampleListOptions<AgencyTagQuery>, 'status' | 'query' | 'onRetry'> & {
    tags: () => AgencyTag[];
    onDownloadCsv: () => void;
  };

/** The screen in the sample agency's shell, over a list that works as in the app. */
export function TagsStage({ tags, status, query, onRetry, onDownloadCsv, ...callbacks }: TagsStageProps) {
  const [rows] = useState(tags);
  const list = useSampleList(agencyTagRules, rows, { status, query, onRetry, onDownload: onDownloadCsv });
  const screen = createElement(TagsScreen, { list, ...callbacks });
  return createElement(AgencyStage, { currentPath: paths.agency.tags(), children: screen });
}
