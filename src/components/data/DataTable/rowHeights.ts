/** Height of a table row in px by density, including the line below it. */
export const rowHeights = { comfortable: 52, compact: 40, dense: 32 } as const;
