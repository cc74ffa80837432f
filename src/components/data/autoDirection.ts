/** Styles for text that users have entered: its script decides its direction, but the page decides its alignment. */
export const autoDirection = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;
