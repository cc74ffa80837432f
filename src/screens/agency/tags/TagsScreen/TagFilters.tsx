import type { FilteredListController } from '~/components/data/listController';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import type { AgencyTag, AgencyTagQuery } from '~/domain/tag/agencyTag';

import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.filters;

export type TagFiltersProps = Pick<FilteredListController<AgencyTag, AgencyTagQuery>, 'query' | 'onFilter'> & {
  /** True to show the filter 'Printed'. Sample data does not record which tags are printed. */
  showsPrinted: boolean;
};

/**
 * Filters of the tags. The two date filters sort the rows, and setting one of them resets the other. The other filters
 * hide rows.
 */
export function TagFilters({ query, onFilter, showsPrinted }: TagFiltersProps) {
  return (
    <>
      <FilterSelect {...copy.status} value={query.status} onChange={(status) => onFilter({ status })} />
      <FilterSelect {...copy.utility} value={query.utility} onChange={(utility) => onFilter({ utility })} />
      <FilterSelect
        {...copy.customization}
        value={query.customization}
        onChange={(customization) => onFilter({ customization })}
      />
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
    </>
  );
}
