import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import ChevronIcon from 'lucide-react/icons/chevron-down';

import { formatCount } from '~/domain/number/amounts';
import { pageSizes } from '~/domain/lists/tableView';
import type { TableView } from '~/domain/lists/tableView';

import { dataTableCopy as copy } from './DataTable.copy';

export type PaginationProps = {
  page: number;
  pages: number;
  view: TableView;
  onPage: (page: number) => void;
  onViewChange: (changes: Partial<TableView>) => void;
};

/** The row under a table: how much a page holds, and the way to the others. */
export function Pagination({ page, pages, view, onPage, onViewChange }: PaginationProps) {
  return (
    <Box
      component="nav"
      aria-label={copy.pages}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
        minBlockSize: 52,
        paddingInline: { xs: 0, md: '6px 8px' },
        paddingBlock: { xs: 1, md: 0 },
      }}
    >
      <Select
        value={view.rowsPerPage}
        onChange={({ target }) => {
          onViewChange({ rowsPerPage: target.value });
          onPage(1);
        }}
        inputProps={{ 'aria-label': copy.rowsPerPage }}
        renderValue={(rows) => copy.rows(rows)}
        sx={quietSelect}
      >
        {pageSizes.map((rows) => (
          <MenuItem key={rows} value={rows}>
            {copy.rows(rows)}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Turn label={copy.previous} isBack to={page > 1 ? page - 1 : undefined} onPage={onPage} />
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {copy.page(formatCount(page), formatCount(pages))}
        </Typography>
        <Turn label={copy.next} to={page < pages ? page + 1 : undefined} onPage={onPage} />
      </Box>
    </Box>
  );
}

type TurnProps = { label: string; isBack?: boolean; to: number | undefined; onPage: (page: number) => void };

/** At the end it stays where it is, with the focus on it, and does nothing. */
function Turn({ label, isBack = false, to, onPage }: TurnProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onPage(to)}
      sx={{ '&[aria-disabled=true]': { opacity: 0.45, cursor: 'default', backgroundColor: 'transparent' } }}
    >
      <ChevronIcon size="1.25rem" style={{ rotate: isBack ? '90deg' : '-90deg' }} />
    </IconButton>
  );
}

/** A choice that reads like the line of text it stands in. */
const quietSelect = {
  minHeight: { xs: 44, lg: 36 },
  color: 'text.secondary',
  backgroundColor: 'transparent',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
  '&& .MuiSelect-select': {
    // The button is as high as its frame.
    minHeight: { xs: 44, lg: 36 },
    boxSizing: 'border-box',
    paddingBlock: { xs: '12px', lg: '8px' },
    paddingInlineStart: '10px',
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
  },
} as const;
