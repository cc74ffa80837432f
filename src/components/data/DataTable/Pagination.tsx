import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronIcon from 'lucide-react/icons/chevron-down';

import { SkipLink } from '~/components/a11y/SkipLink/SkipLink';
import { LazySelect } from '~/components/inputs/LazySelect/LazySelect';
import { formatCount } from '~/domain/number/amounts';
import { hasPagination, pageSizes } from '~/domain/lists/tableView';
import type { TableView } from '~/domain/lists/tableView';

import { dataTableCopy as copy } from './DataTable.copy';

export type PaginationProps = {
  /** Number of rows on all pages. The component renders nothing if `hasPagination` is false for this number. */
  rowCount: number;
  /** Number of the current page, counted from 1. */
  page: number;
  pageCount: number;
  view: TableView;
  id: string;
  /** Id of the skip link before the rows, to which the skip link in the pagination leads back. */
  skipLinkId: string;
  onPageChange: (page: number) => void;
  onViewChange: (changes: Partial<TableView>) => void;
};

/**
 * Controls for the page and the page size of a table. Unlike MUI's TablePagination, it does not disable its buttons on
 * the first and last page, since a disabled button loses the keyboard focus.
 */
export function Pagination({
  rowCount,
  page,
  pageCount,
  view,
  id,
  skipLinkId,
  onPageChange,
  onViewChange,
}: PaginationProps) {
  if (!hasPagination(rowCount, view)) return null;
  const renderArrowButton = (label: string, targetPage: number, rotate: string) => {
    const isDisabled = targetPage < 1 || targetPage > pageCount;
    return (
      <IconButton aria-label={label} aria-disabled={isDisabled} onClick={() => !isDisabled && onPageChange(targetPage)}>
        <ChevronIcon size="1.25rem" style={{ rotate }} />
      </IconButton>
    );
  };
  const firstRow = (page - 1) * view.rowsPerPage + 1;
  const lastRow = Math.min(page * view.rowsPerPage, rowCount);
  return (
    <Box
      component="nav"
      id={id}
      tabIndex={-1}
      aria-label={copy.paginationLabel}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
        minBlockSize: 52,
        borderBlockStart: { md: '1px solid' },
        borderColor: { md: 'tone.line' },
        paddingInline: { xs: 0, md: '6px 8px' },
        // On phones, undoes the padding of the select, so that its text is aligned with the cards above.
        marginInlineStart: { xs: '-10px', md: 0 },
        paddingBlock: { xs: 1, md: 0 },
      }}
    >
      <SkipLink label={copy.skipToStart} targetId={skipLinkId} />
      <LazySelect
        label={copy.rowsPerPage}
        value={view.rowsPerPage}
        options={pageSizes.map((size) => ({ value: size, label: copy.perPage(size) }))}
        onChange={(rowsPerPage) => {
          onViewChange({ rowsPerPage });
          onPageChange(1);
        }}
        renderValue={copy.perPage}
        sx={pageSizeStyles}
      />
      {pageCount > 1 && (
        <>
          <Typography variant="body2" sx={[numberStyles, { marginInlineStart: 'auto' }]}>
            {copy.rowRange(formatCount(firstRow), formatCount(lastRow), formatCount(rowCount))}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: { xs: 'auto', sm: 0 } }}>
            {renderArrowButton(copy.previous, page - 1, '90deg')}
            <Typography variant="body2" sx={numberStyles}>
              {copy.currentPage(formatCount(page), formatCount(pageCount))}
            </Typography>
            {renderArrowButton(copy.next, page + 1, '-90deg')}
          </Box>
        </>
      )}
    </Box>
  );
}

const numberStyles = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

/** Makes the select for the page size look like plain text. */
const pageSizeStyles = {
  minHeight: { xs: 44, lg: 36 },
  color: 'text.secondary',
  backgroundColor: 'transparent',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
  '&& .MuiSelect-select': {
    minHeight: { xs: 44, lg: 36 },
    boxSizing: 'border-box',
    paddingBlock: { xs: '12px', lg: '8px' },
    paddingInlineStart: '10px',
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
  },
} as const;
