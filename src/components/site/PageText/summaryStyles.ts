/** Styles of a `summary` element that looks like a link. */
export const summaryStyles = { paddingBlock: 1.25, fontWeight: 600, color: 'primary.main', cursor: 'pointer' };
