import type { Theme } from '@mui/material/styles';

import { radii } from '~/components/theme/tokens';

/** Corner radius in px of the inner edge of the card's border, which is 1 px wide. */
const cornerRadius = radii.card - 1;

/**
 * Styles of the rows in the body of a table. Rows and cells are plain elements, because MUI's cells compute their
 * styles on every render, which takes longer than all other work when the rows change.
 */
export const tableRowStyles = ({ vars: { palette } }: Theme) => ({
  '& :where(tbody > tr)': { verticalAlign: 'middle' },
  '& :where(tbody > tr > *)': {
    typography: 'body2',
    padding: '0 10px',
    borderBlockEnd: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    fontSize: '0.875rem',
    lineHeight: 18 / 14,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    verticalAlign: 'inherit',
  },
  '& tbody tr[data-open]': { cursor: 'pointer' },
  '& tbody tr:hover > *': { backgroundColor: palette.tone.hover },
  '& tbody tr[aria-selected=true] > *': {
    backgroundColor: `color-mix(in srgb, ${palette.tone.primarySoft} 55%, ${palette.background.paper})`,
  },
  // The open row has a bar at its start. `:where` keeps the specificity of `position: relative` low, so that pinned
  // cells stay sticky.
  '& tbody tr[data-open=true] > *': { backgroundColor: palette.tone.primarySoft },
  '& tbody tr:where([data-open=true]) > *': { position: 'relative' },
  '& tbody tr[data-open=true] > [data-pin=start]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `3px solid ${palette.primary.main}`,
  },
  // Without pagination, the table is the last element of the card, so it takes over the card's rounded corners.
  '&:last-child': { borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' },
  '&:last-child tbody tr:last-of-type': {
    '& > :not(* + *)': { borderEndStartRadius: cornerRadius },
    '& > :last-child': { borderEndEndRadius: cornerRadius },
  },
  '& tbody [scope=row]': { fontWeight: 600 },
  '& tbody [data-align=end]': { textAlign: 'end' },
  // On tablets, short email addresses can wrap too, in cells that are wide enough for most of them.
  '& tbody td:has([data-short])': { minInlineSize: '8.75rem' },
  '@media (width >= 60em)': { '& tbody [data-short]': { whiteSpace: 'nowrap', '& wbr': { display: 'none' } } },
});
