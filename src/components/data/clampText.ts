/** Maximum length of a text that lists show in full. Longer texts would make rows too high or the table too wide. */
const maxUnclampedLength = 80;

/** True for a text that lists cut off. The details of its row show it in full. */
export const isLongText = (text: unknown): boolean => typeof text === 'string' && text.length > maxUnclampedLength;

/** Returns styles that cut a text off after `lines` lines. */
export const createClampStyles = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  // Leaves space for the focus outline of a link, which `overflow: hidden` would cut off.
  paddingBlock: '3px',
  marginBlock: '-3px',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
