/** Types of backup files, for the browser's file dialog. */
export const backupFileTypes = ['.json', 'application/json'];
