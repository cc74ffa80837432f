import type { Components, Theme } from '@mui/material/styles';

/** Styles of table cells: minimum heights, and digits of equal width. TableFrame styles the pinned columns. */
export const tables: Components<Theme> = {
  MuiTable: { styleOverrides: { root: { borderCollapse: 'separate', borderSpacing: 0 } } },
  MuiTableRow: { styleOverrides: { root: { '&[data-open]': { cursor: 'pointer' } } } },
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
      body: ({ theme }) => ({
        height: 52,
        backgroundColor: theme.vars.palette.background.paper,
        'tr:hover > &': { backgroundColor: theme.vars.palette.tone.hover },
        'tr[aria-selected=true] > &': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.tone.primarySoft} 55%, ${theme.vars.palette.background.paper})`,
        },
        // The open row has a bar at its start. `:where` lowers the specificity, so that pinned cells stay sticky.
        'tr[data-open=true] > &': { backgroundColor: theme.vars.palette.tone.primarySoft },
        'tr:where([data-open=true]) > &': { position: 'relative' },
        'tr[data-open=true] > &[data-pin=start]::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
        },
        '&[scope=row]': { fontWeight: 600 },
      }),
      alignRight: { textAlign: 'end', flexDirection: 'unset' },
    },
  },
};
