import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { ListController } from '../listController';
import { SearchField } from './SearchField';

export type ListToolbarProps<Row> = {
  /** Label of the search, which names the searched fields: 'Search name, email or phone'. */
  searchLabel: string;
  list: ListController<Row>;
  children?: ReactNode;
};

/** The search field of a list, with the filters next to it or, if there is too little space, below it. */
export function ListToolbar<Row>({ searchLabel, list, children }: ListToolbarProps<Row>) {
  return (
    <Box
      component="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: { xs: '0 0 4px', md: 1.5 },
      }}
    >
      <SearchField label={searchLabel} search={list.query.search} onSearch={list.onSearch} />
      <Box sx={filtersStyles}>{children}</Box>
    </Box>
  );
}

/** From `md` on, the filters wrap as a group: if they do not fit next to the search, the search has its own line. */
const filtersStyles = {
  display: { xs: 'contents', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minInlineSize: 0,
} as const;
