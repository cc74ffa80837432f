export const bulkActionLabels = { delete: 'Delete Selected', export: 'Export Selected' } as const;

export type BulkAction = keyof typeof bulkActionLabels;
