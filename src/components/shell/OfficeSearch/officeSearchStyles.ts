import type { SxProps, Theme } from '@mui/material/styles';

import { radii } from '~/components/theme/tokens';

/** Height in px of the gradient in which the results fade out at the bottom of the dialog. */
const fadeHeight = 24;

export const scrollerStyles: SxProps<Theme> = {
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  marginBlockStart: 1,
  // The padding lets users scroll the last result out of the gradient.
  paddingBlockEnd: `${fadeHeight}px`,
  scrollPaddingBlockEnd: `${fadeHeight}px`,
  maskImage: `linear-gradient(to top, transparent, black ${fadeHeight}px)`,
};

export const headingStyles: SxProps<Theme> = { paddingBlock: '12px 4px', fontWeight: 600, color: 'text.secondary' };

export const listStyles: SxProps<Theme> = {
  maxBlockSize: 'none',
  padding: 0,
  '& .MuiAutocomplete-option': {
    gap: 1.5,
    minBlockSize: 44,
    paddingInline: 1,
    '&.Mui-focused': { backgroundColor: 'tone.primarySoft' },
    borderRadius: `${radii.control}px`,
    '& > svg': { flexShrink: 0, color: 'text.secondary' },
    typography: 'body2',
    '& > bdi': { overflowWrap: 'anywhere' },
    '& > bdi + bdi': { marginInlineStart: 'auto', minInlineSize: '40%', textAlign: 'end' },
  },
};
