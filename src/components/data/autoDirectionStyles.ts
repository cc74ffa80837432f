/**
 * Styles for text that users have entered. Its first letter decides its direction, from left to right or from right to
 * left. The parent element decides its alignment.
 */
export const autoDirectionStyles = {
  unicodeBidi: 'plaintext',
  textAlign: 'match-parent',
  // Chromium supports `match-parent` with the prefix only.
  '@supports not (text-align: match-parent)': { textAlign: '-webkit-match-parent' },
} as const;
