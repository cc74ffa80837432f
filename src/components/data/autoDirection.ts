/**
 * Styles for text that users have entered: its letters set its direction, and the parent element sets its alignment.
 */
export const autoDirection = {
  unicodeBidi: 'plaintext',
  textAlign: 'match-parent',
  // Chromium supports `match-parent` with the prefix only.
  '@supports not (text-align: match-parent)': { textAlign: '-webkit-match-parent' },
} as const;
