/** Styles for user-entered text: direction follows its own script (bidi), alignment follows the page. */
export const autoDirection = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;
