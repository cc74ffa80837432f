/**
 * Styles of the bubble of a message that is unfinished or looks wrong. Unlike a border, an outline does not change the
 * size of the bubble.
 */
export const uncheckedBubbleStyles = {
  outline: '2px dashed',
  outlineColor: 'tone.fieldLine',
  outlineOffset: '-2px',
  bgcolor: 'transparent',
  color: 'text.primary',
} as const;
