/** Types of backup files, for the browser's file dialog. */
export const backupTypes = ['.json', 'application/json'];
