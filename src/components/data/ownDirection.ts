/**
 * For text that people have entered: it runs as its own letters do, so that the brackets of an Arabic name stand where
 * they belong, and still begins where the column begins.
 */
export const ownDirection = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;
