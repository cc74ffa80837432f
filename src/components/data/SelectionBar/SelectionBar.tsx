import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { useDockedBar } from '~/components/feedback/UndoSnackbar/dockedBar';
import { radii, shadows, sizes } from '~/components/theme/tokens';
import { formatCount } from '~/domain/number/amounts';

import { useListFocusRef } from '../listFocus';
import { selectionBarCopy as copy } from './SelectionBar.copy';

export type SelectionBarProps = {
  /** Selected rows that are listed; the actions apply to these. */
  selected: number;
  /** Selected rows that a search or filter hides. */
  hidden: number;
  matching: number;
  total: number;
  onClear: () => void;
  /** Actions for the selected rows, hidden if none of them is listed. */
  children: ReactNode;
};

/** Count and actions of the selected rows, above the table; docked at the bottom on mobile. */
export function SelectionBar({ selected, hidden, matching, total, onClear, children }: SelectionBarProps) {
  const selectAll = useListFocusRef('selectAll');
  useDockedBar();
  const clear = () => {
    // The clicked button disappears.
    selectAll.current?.focus({ preventScroll: true });
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
          // Above the bottom navigation.
          insetBlockEnd: `calc(${sizes.navBottom + 20}px + env(safe-area-inset-bottom))`,
          zIndex: theme.zIndex.appBar - 1,
          marginInline: '-8px',
          marginBlockStart: '8px',
          border: `1px solid ${theme.vars.palette.primary.main}`,
          borderRadius: `${radii.card}px`,
          boxShadow: shadows.float,
        },
      })}
    >
      <IconButton aria-label={copy.clear} onClick={clear} sx={{ color: 'text.primary' }}>
        <CloseIcon size="1.25rem" />
      </IconButton>
      <Typography role="status" variant="body2" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="strong" sx={{ color: 'primary.main' }}>
          {selected > 0 ? copy.selected(formatCount(selected)) : copy.allHidden(formatCount(hidden))}
        </Box>
        {selected > 0 && hidden > 0 && copy.moreHidden(formatCount(hidden))}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {' · '}
          {copy.of(formatCount(matching), formatCount(total))}
        </Box>
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
          marginInlineStart: 'auto',
          paddingBlock: '6px',
        }}
      >
        {selected > 0 && children}
      </Box>
    </Box>
  );
}
