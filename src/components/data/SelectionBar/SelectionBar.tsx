import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { useReportDockedBar } from '~/components/feedback/UndoSnackbar/dockedBar';
import { navBottomHeight, radii, shadows } from '~/components/theme/tokens';
import { formatCount } from '~/domain/number/amounts';

import { useListFocusRef } from '../listFocus';
import { selectionBarCopy as copy } from './SelectionBar.copy';

export type SelectionBarProps = {
  /** Number of selected rows that match the search and the filters. The actions apply to these rows. */
  selectedCount: number;
  /** Number of selected rows that a search or filter hides. */
  hiddenCount: number;
  /** Number of rows that match the search and the filters. */
  matchingCount: number;
  /** Number of all rows of the list. */
  totalCount: number;
  onClear: () => void;
  /** Actions for the selected rows. They are hidden if `selectedCount` is 0. */
  children: ReactNode;
};

/**
 * Bar with the number of selected rows and their actions: above the table headers, or on mobile docked at the bottom.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selectedCount, hiddenCount, matchingCount, totalCount, onClear, children } = props;
  const selectAllRef = useListFocusRef('selectAll');
  useReportDockedBar();
  const clearSelection = () => {
    // The clicked button disappears, so the checkbox that selects all rows takes the focus.
    selectAllRef.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minBlockSize: { xs: 56, lg: 48 },
        paddingInline: { xs: '4px 8px', md: '8px' },
        backgroundColor: theme.vars.palette.tone.primarySoft,
        [theme.breakpoints.down('md')]: {
          position: 'sticky',
          // Docks the bar above the bottom navigation.
          insetBlockEnd: `calc(${navBottomHeight} + 12px)`,
          zIndex: theme.zIndex.appBar - 1,
          marginInline: '-8px',
          marginBlockStart: '8px',
          border: `1px solid ${theme.vars.palette.primary.main}`,
          borderRadius: `${radii.card}px`,
          boxShadow: shadows.float,
        },
      })}
    >
      <IconButton aria-label={copy.clear} onClick={clearSelection} sx={{ color: 'text.primary' }}>
        <CloseIcon size="1.25rem" />
      </IconButton>
      <Typography role="status" variant="body2" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="strong" sx={{ color: 'primary.main' }}>
          {selectedCount > 0 ? copy.selected(formatCount(selectedCount)) : copy.allHidden(formatCount(hiddenCount))}
        </Box>
        {selectedCount > 0 && hiddenCount > 0 && copy.moreHidden(formatCount(hiddenCount))}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {' · '}
          {copy.countOfTotal(formatCount(matchingCount), formatCount(totalCount))}
        </Box>
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
          flex: { xs: '1 1 auto', md: 'none' },
          marginInlineStart: { md: 'auto' },
          paddingBlock: '6px',
          paddingInlineStart: { xs: '4px', md: 0 },
        }}
      >
        {selectedCount > 0 && children}
      </Box>
    </Box>
  );
}
