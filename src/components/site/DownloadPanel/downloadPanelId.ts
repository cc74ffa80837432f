/** The `popoverTarget` of the buttons that open the DownloadPanel. A page has only one DownloadPanel. */
export const downloadPanelId = 'download-app';
