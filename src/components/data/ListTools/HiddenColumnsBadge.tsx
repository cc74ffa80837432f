import Box from '@mui/material/Box';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { formatCount } from '~/domain/number/amounts';

import { listToolsCopy as copy } from './ListTools.copy';

export type HiddenColumnsBadgeProps = { count: number };

/** Number of hidden columns at the end of the Columns button, which must be in the same positioned box. */
export const HiddenColumnsBadge = ({ count }: HiddenColumnsBadgeProps) => (
  <>
    <Box component="span" aria-hidden sx={badgeStyles}>
      {formatCount(count)}
    </Box>
    <Box component="span" sx={visuallyHidden}>
      {copy.hiddenColumns(count)}
    </Box>
  </>
);

const badgeStyles = {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.5rem)',
  insetInlineEnd: { xs: 4, lg: 8 },
  minInlineSize: { xs: 16, lg: 20 },
  borderRadius: 99,
  paddingInline: 0.5,
  backgroundColor: 'tone.primarySoft',
  color: 'primary.main',
  typography: 'caption',
  fontWeight: 600,
  lineHeight: '1rem',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
