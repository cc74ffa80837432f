import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import RefreshIcon from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { FinderPatternVariant } from '~/components/brand/FinderPattern/FinderPattern';

import type { ListController } from '../listController';
import type { ListCopy } from './listCopy';
import { listLayoutCopy as layoutCopy } from './ListLayout.copy';

export type ListEmptyStateProps<Row> = { copy: ListCopy; list: ListController<Row>; onClear: () => void };

/** Shown in place of rows if the list is empty, nothing matches, or the rows could not be loaded. */
export function ListEmptyState<Row>({ copy, list, onClear }: ListEmptyStateProps<Row>) {
  const { status, isFiltered, query, onRetry } = list;
  if (status === 'failed') {
    return (
      <Frame iconVariant="broken" title={layoutCopy.failed(copy.noun)} text={layoutCopy.failedText}>
        <Button variant="outlined" startIcon={<RefreshIcon size="1em" />} onClick={onRetry}>
          {layoutCopy.retry}
        </Button>
      </Frame>
    );
  }
  if (!isFiltered) {
    const text = copy.addLabel ? layoutCopy.addFirst(copy.addLabel) : (copy.emptyAdvice ?? layoutCopy.nothingYet);
    return <Frame iconVariant="ring" title={copy.emptyMessage} text={text} />;
  }
  const search = query.search.trim();
  const hasFilters = list.activeFilterCount > 0;
  const formatMessage = hasFilters ? layoutCopy.noMatchForSearchAndFilters : layoutCopy.noMatchForSearch;
  const clearSearchLabel = hasFilters ? layoutCopy.clearSearchAndFilters : layoutCopy.clearSearch;
  return (
    <Frame
      iconVariant="fallen"
      title={copy.emptyMessage}
      text={search ? formatMessage(search) : layoutCopy.noMatchForFilters}
    >
      <Button variant="outlined" startIcon={<CloseIcon size="1em" />} onClick={onClear}>
        {search ? clearSearchLabel : layoutCopy.clearFilters}
      </Button>
    </Frame>
  );
}

type FrameProps = { iconVariant: FinderPatternVariant; title: string; text: string; children?: ReactNode };

function Frame({ iconVariant, title, text, children }: FrameProps) {
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
        <FinderPattern variant={iconVariant} size={56} />
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
