import Box from '@mui/material/Box';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { formatCount } from '~/domain/number/amounts';

import { listToolsCopy as copy } from './ListTools.copy';

export type HiddenColumnsBadgeProps = { count: number };

/** Number of hidden columns on the icon of the Columns button, which must be in the same positioned box. */
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

// The icon of the button starts at 12 px, with and without a label.
const badgeStyles = {
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 20,
  minInlineSize: 16,
  borderRadius: 99,
  paddingInline: 0.5,
  backgroundColor: 'tone.primarySoft',
  color: 'primary.main',
  typography: 'caption',
  fontWeight: 600,
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
