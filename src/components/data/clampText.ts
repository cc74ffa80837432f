/** Maximum length of a text that lists show in full. A longer text would make its row or the table too large. */
const maxUnclampedLength = 80;

/** True for a text that a list cuts off. The details of the row have the whole text. */
export const isLongText = (text: unknown): boolean => typeof text === 'string' && text.length > maxUnclampedLength;

/** Returns styles that cut a text off after some lines. */
export const createClampStyles = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  // Keeps the outline of a focused link visible above and below.
  paddingBlock: '3px',
  marginBlock: '-3px',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
