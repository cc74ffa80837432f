/** Styles for text that users have entered. Its letters set its direction, its parent element sets its alignment. */
export const autoDirection = {
  unicodeBidi: 'plaintext',
  textAlign: 'match-parent',
  // Chromium supports `match-parent` with the prefix only.
  '@supports not (text-align: match-parent)': { textAlign: '-webkit-match-parent' },
} as const;
