import { fixed, lines, radii, shadows } from '~/components/theme/tokens';

/** The collar, with the ring in its centre. */
export const collarStyles = {
  position: 'relative',
  height: 48,
  borderRadius: `${radii.control}px`,
  bgcolor: lines.ally.main,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: 8,
    borderBlock: `2px dashed ${lines.ally.pale}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 24,
    insetInlineStart: 'calc(50% - 32px)',
    width: 64,
    height: 64,
    borderRadius: '50%',
    border: `8px solid ${fixed.nightEdge}`,
    boxSizing: 'border-box',
  },
};

/** The tag, with the hole for the ring. */
export const tagStyles = {
  position: 'relative',
  marginBlockStart: 2,
  marginInline: { sm: 3 },
  p: { xs: '48px 24px 24px', sm: '48px 40px 40px' },
  borderRadius: '40px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'tone.paper',
  boxShadow: shadows.light,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineStart: 'calc(50% - 14px)',
    width: 28,
    height: 28,
    borderRadius: '50%',
    bgcolor: 'tone.bezel',
  },
};
