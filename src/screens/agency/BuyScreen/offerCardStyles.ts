import type { SxProps, Theme } from '@mui/material/styles';

export const offerCardStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minInlineSize: 0,
  // A single card does not stretch across the page.
  maxInlineSize: { md: 360 },
  padding: { xs: 2, lg: 2.5 },
} satisfies SxProps<Theme>;

/** Two figures side by side, each below its label. */
export const factStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(112px, 100%), 1fr))',
  gap: 2,
  marginBlockEnd: 1,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd:first-of-type': { typography: 'figure', fontSize: '2rem', lineHeight: 40 / 32, color: 'text.primary' },
  '& small': { typography: 'body2', fontWeight: 600, color: 'text.secondary' },
} satisfies SxProps<Theme>;
