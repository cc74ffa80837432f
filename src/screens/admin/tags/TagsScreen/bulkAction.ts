/** What can be done to all chosen tags at once. */
export const bulkActionLabels = { delete: 'Delete Selected', export: 'Export Selected' } as const;

export type BulkAction = keyof typeof bulkActionLabels;
