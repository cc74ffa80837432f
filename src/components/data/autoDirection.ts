/** Styles for text that users have entered: the script decides the text's direction, the page decides the alignment. */
export const autoDirection = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;
