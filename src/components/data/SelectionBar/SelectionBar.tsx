import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';

import { radii, shadows, sizes } from '~/components/theme/tokens';
import { formatCount } from '~/domain/number/amounts';

import { selectionBarCopy as copy } from './SelectionBar.copy';

export type SelectionBarProps = {
  /** Chosen among the rows that are found: what is done, is done to these. */
  selected: number;
  /** Chosen too, but left out by the search or a filter. */
  hidden: number;
  shown: number;
  total: number;
  onClear: () => void;
  /** What can be done with the chosen rows; there is nothing to do where all of them are hidden. */
  children: ReactNode;
};

/** Stands in the row over a table, as tall as what it replaces, so that nothing moves when a row is chosen. */
export function SelectionBar({ selected, hidden, shown, total, onClear, children }: SelectionBarProps) {
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with what it cleared; one goes on choosing where choosing begins.
    const list = currentTarget.closest('[data-list]');
    list?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <Box
      data-docked
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
          // In sight however long the list is, over the bar of navigation.
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
        {selected > 0 && hidden > 0 && copy.moreHidden(formatCount(hidden))} ·{' '}
        {copy.of(formatCount(shown), formatCount(total))}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
          flex: { xs: '1 1 auto', md: 'none' },
          marginInlineStart: 'auto',
          paddingBlock: '6px',
        }}
      >
        {selected > 0 && children}
      </Box>
    </Box>
  );
}
