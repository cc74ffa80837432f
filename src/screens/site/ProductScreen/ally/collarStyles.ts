import { lines, shadows } from '~/components/theme/tokens';

const { main, deep } = lines.ally;

/** The collar, as wide as the window: a border image may be wider than its element without making the page scroll. */
export const collarStyles = {
  height: 56,
  borderImage: `linear-gradient(${main} 6px, ${deep} 6px 8px, ${main} 8px 48px, ${deep} 48px 50px, ${main} 50px) fill 0 / 0 / 0 100vw`,
};

/** The tag hangs 16 px below the collar. */
export const tagStyles = {
  position: 'relative',
  marginBlockStart: 2,
  p: { xs: '64px 24px 24px', sm: '64px 40px 32px' },
  borderRadius: '40px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'tone.paper',
  boxShadow: shadows.light,
};

/** Both halves of the ring have the same box, centred on the upper edge of the tag. */
export const ringStyles = { position: 'absolute', insetBlockStart: -57, insetInlineStart: 'calc(50% - 48px)' } as const;

/** Behind the tag and the collar. Needs an isolated ancestor. */
export const ringBackStyles = { ...ringStyles, zIndex: -1 } as const;
