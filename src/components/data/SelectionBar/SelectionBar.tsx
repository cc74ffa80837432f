import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { CloseIcon } from '~/components/brand/icons/officeIcons';
import { formatCount } from '~/domain/shared/amounts';

import { selectionBarCopy as copy } from './SelectionBar.copy';

export type SelectionBarProps = {
  /** Chosen among the rows that are shown. */
  selected: number;
  shown: number;
  total: number;
  onClear: () => void;
  /** What can be done with the chosen rows. */
  children: ReactNode;
};

/** Stands in the row over a table, as tall as what it replaces, so that nothing moves when a row is chosen. */
export function SelectionBar({ selected, shown, total, onClear, children }: SelectionBarProps) {
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minBlockSize: { xs: 44, md: 56, lg: 48 },
        paddingInline: { xs: 0.5, md: '8px' },
        backgroundColor: theme.vars.palette.tone.primarySoft,
        borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <IconButton aria-label={copy.clear} onClick={onClear} sx={{ color: 'text.primary' }}>
        <CloseIcon sx={{ fontSize: '1.25rem' }} />
      </IconButton>
      <Typography role="status" variant="body2" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
        <strong>{copy.selected(formatCount(selected))}</strong> · {copy.of(formatCount(shown), formatCount(total))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto', paddingBlock: 0.5 }}>
        {children}
      </Box>
    </Box>
  );
}
