import type { Components, Theme } from '@mui/material/styles';

/**
 * Overrides for the cells of tables. The styles of rows are in `tableRowStyles`, those of pinned columns in TableFrame.
 */
export const tableOverrides: Components<Theme> = {
  MuiTable: { styleOverrides: { root: { borderCollapse: 'separate', borderSpacing: 0 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0 10px',
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        color: theme.vars.palette.text.primary,
        fontSize: '0.875rem',
        lineHeight: 18 / 14,
        fontVariantNumeric: 'tabular-nums',
      }),
      head: ({ theme }) => ({
        height: 44,
        backgroundColor: theme.vars.palette.tone.head,
        color: theme.vars.palette.text.secondary,
        fontSize: '0.75rem',
        lineHeight: 14 / 12,
        fontWeight: 600,
      }),
      alignRight: { textAlign: 'end', flexDirection: 'unset' },
    },
  },
};
