import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import RefreshIcon from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { FinderPatternVariant } from '~/components/brand/FinderPattern/FinderPattern';

import type { List } from '../list';
import { listLayoutCopy as copy } from './ListLayout.copy';

export type ListEmptyStateProps<Row> = {
  noun: string;
  list: List<Row>;
  emptyMessage: string;
  /** Shown below the message if the list has no rows at all. */
  emptyText: string;
  onClear: () => void;
};

/** Shown instead of rows if the list is empty, nothing matches, or the rows could not be loaded. */
export function ListEmptyState<Row>({ noun, list, emptyMessage, emptyText, onClear }: ListEmptyStateProps<Row>) {
  const { status, isFiltered, query, onRetry } = list;
  if (status === 'failed') {
    return (
      <Frame figure="broken" title={copy.failed(noun)} text={copy.failedText}>
        <Button variant="outlined" startIcon={<RefreshIcon size="1em" />} onClick={onRetry}>
          {copy.retry}
        </Button>
      </Frame>
    );
  }
  if (!isFiltered) return <Frame figure="ring" title={emptyMessage} text={emptyText} />;
  const search = query.search.trim();
  const hasFilters = list.activeFilterCount > 0;
  const message = hasFilters ? copy.noMatchFiltered : copy.noMatch;
  const clearSearch = hasFilters ? copy.clearBoth : copy.clearSearch;
  return (
    <Frame figure="fallen" title={emptyMessage} text={search ? message(search) : copy.filteredOut}>
      <Button variant="outlined" startIcon={<CloseIcon size="1em" />} onClick={onClear}>
        {search ? clearSearch : copy.clearFilters}
      </Button>
    </Frame>
  );
}

type FrameProps = { figure: FinderPatternVariant; title: string; text: string; children?: ReactNode };

function Frame({ figure, title, text, children }: FrameProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        minBlockSize: 288,
        padding: 3,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        textAlign: 'center',
      }}
    >
      <Box sx={{ color: 'primary.main' }}>
        <FinderPattern variant={figure} size={56} />
      </Box>
      <Typography variant="subtitle1" sx={{ marginBlockStart: 2.5 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: '4px 20px', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
