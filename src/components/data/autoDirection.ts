/** Styles for text that users have entered: its letters decide its direction, the element around it the alignment. */
export const autoDirection = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;
