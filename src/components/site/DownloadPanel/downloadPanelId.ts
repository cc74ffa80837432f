/** Id of the DownloadPanel of a page, for the `popoverTarget` of the buttons that open the panel. */
export const downloadPanelId = 'download-app';
