/** Styles for text that users have entered: its letters decide its direction, the element around it the alignment. */
export const autoDirection = {
  unicodeBidi: 'plaintext',
  textAlign: 'match-parent',
  // Chromium supports the value with the prefix only.
  '@supports not (text-align: match-parent)': { textAlign: '-webkit-match-parent' },
} as const;
