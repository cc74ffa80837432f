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

/** Media query for tablets on which two filters fit next to the search. */
const tabletQuery = '(min-width: 51em)';

/**
 * Filters of the tags. As many of the three main filters as fit are next to the search, the others in a popover. From
 * `xl` on, all filters are next to the search. The two date filters sort the rows by the chosen date, so setting one of
 * them resets the other.
 */
export function TagFilters({ list, showsPrinted }: TagFiltersProps) {
  const { query, onFilter } = list;
  const isWide = useMediaQuery(wideScreenQuery, { noSsr: true });
  const isTablet = useMediaQuery(tabletQuery, { noSsr: true });
  const fittingCount = isWide ? 3 : isTablet ? 2 : 0;
  const mainFilters = [
    <FilterSelect key="status" {...copy.status} value={query.status} onChange={(status) => onFilter({ status })} />,
    <FilterSelect
      key="utility"
      {...copy.utility}
      value={query.utility}
      onChange={(utility) => onFilter({ utility })}
    />,
    <FilterSelect
      key="customization"
      {...copy.customization}
      value={query.customization}
      onChange={(customization) => onFilter({ customization })}
    />,
  ];
  const fittingValues = [query.status, query.utility, query.customization].slice(0, fittingCount);
  const activeFittingCount = fittingValues.filter((value) => value !== 'all').length;
  return (
    <>
      {mainFilters.slice(0, fittingCount)}
      <Filters list={list} fitFrom="wide" activeCountOutside={fittingCount > 0 ? activeFittingCount : undefined}>
        {mainFilters.slice(fittingCount)}
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
