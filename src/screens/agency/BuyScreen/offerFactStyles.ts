import type { SxProps, Theme } from '@mui/material/styles';

export const sizeStyles = {
  '&&': { typography: 'body1', color: 'text.primary' },
} satisfies SxProps<Theme>;

export const priceStyles = {
  '&&': {
    typography: 'figure',
    gridArea: '2 / 1',
    alignSelf: 'last baseline',
    color: 'text.primary',
    fontSize: { xs: '1.75rem', md: '2.5rem' },
    lineHeight: 1.2,
  },
  marginBlockStart: { xs: 0.5, md: 1 },
  '& small': { typography: 'body1', fontWeight: 500, color: 'text.secondary', letterSpacing: 0 },
} satisfies SxProps<Theme>;

/** Next to the price. */
export const savingStyles = {
  '&&': { gridArea: '2 / 2', color: 'success.main' },
  alignSelf: 'last baseline',
  fontWeight: 600,
} satisfies SxProps<Theme>;

export const factStyles = {
  flex: { xs: '1 1 8rem', md: 'none' },
  display: 'grid',
  gridTemplateColumns: 'fit-content(100%) minmax(0, 1fr)',
  columnGap: 1.5,
  minInlineSize: 0,
  margin: 0,
  typography: 'body2',
  '& dd': {
    gridColumn: '1 / -1',
    margin: 0,
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
} satisfies SxProps<Theme>;
