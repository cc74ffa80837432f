/** The `popoverTarget` of the buttons that open the DownloadPanel. A page has one such panel. */
export const downloadPanelId = 'download-app';
