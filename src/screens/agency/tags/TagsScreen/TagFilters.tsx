import useMediaQuery from '@mui/material/useMediaQuery';

import type { FilteredListController } from '~/components/data/listController';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { wideScreenQuery } from '~/components/theme/wideScreenQuery';
import type { AgencyTag, AgencyTagQuery } from '~/domain/tag/agencyTag';

import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.filters;

export type TagFiltersProps = {
  list: FilteredListController<AgencyTag, AgencyTagQuery>;
  /** True to show the filter 'Printed'. Sample data does not record which tags are printed. */
  showsPrinted: boolean;
};

/**
 * Filters of the tags. From `xl` on, all filters are next to the search. Below `xl`, they are in a popover, except that
 * the three main filters are next to the search if `wideScreenQuery` matches. The two date filters sort the rows by the
 * chosen date, so setting one of them resets the other.
 */
export function TagFilters({ list, showsPrinted }: TagFiltersProps) {
  const { query, onFilter } = list;
  const hasSpace = useMediaQuery(wideScreenQuery, { noSsr: true });
  const mainFilters = (
    <>
      <FilterSelect {...copy.status} value={query.status} onChange={(status) => onFilter({ status })} />
      <FilterSelect {...copy.utility} value={query.utility} onChange={(utility) => onFilter({ utility })} />
      <FilterSelect
        {...copy.customization}
        value={query.customization}
        onChange={(customization) => onFilter({ customization })}
      />
    </>
  );
  const activeMainCount = [query.status, query.utility, query.customization].filter((value) => value !== 'all').length;
  return (
    <>
      {hasSpace && mainFilters}
      <Filters list={list} fitFrom="wide" activeCountOutside={hasSpace ? activeMainCount : undefined}>
        {!hasSpace && mainFilters}
        {showsPrinted && (
          <FilterSelect {...copy.printed} value={query.printed} onChange={(printed) => onFilter({ printed })} />
        )}
        <FilterSelect
          {...copy.assignedAt}
          value={query.assignedAt}
          onChange={(assignedAt) => onFilter({ assignedAt, activatedAt: 'all', sort: '' })}
        />
        <FilterSelect
          {...copy.activatedAt}
          value={query.activatedAt}
          onChange={(activatedAt) => onFilter({ activatedAt, assignedAt: 'all', sort: '' })}
        />
        <FilterSelect {...copy.assigner} value={query.assigner} onChange={(assigner) => onFilter({ assigner })} />
      </Filters>
    </>
  );
}
