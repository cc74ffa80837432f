import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { List } from '../list';
import { SearchField } from './SearchField';

export type ListToolbarProps<Row> = {
  /** Names the searched fields: 'Search name, email or phone'. */
  searchLabel: string;
  list: List<Row>;
  children?: ReactNode;
};

/** The search of a list and its filters, which wrap below it on narrow screens. */
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
