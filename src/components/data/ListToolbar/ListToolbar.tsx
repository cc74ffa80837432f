import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { List } from '../list';
import { SearchField } from './SearchField';

export type ListToolbarProps<Row> = {
  /** Label of the search, which names the searched fields: 'Search name, email or phone'. */
  searchLabel: string;
  list: List<Row>;
  children?: ReactNode;
};

/** The search field of a list, and next to it the filters, which wrap below the field on narrow screens. */
export function ListToolbar<Row>({ searchLabel, list, children }: ListToolbarProps<Row>) {
  return (
    <Box
      component="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: { xs: '0 0 12px', md: 1.5 },
      }}
    >
      <SearchField label={searchLabel} search={list.query.search} onSearch={list.onSearch} />
      {children}
    </Box>
  );
}
