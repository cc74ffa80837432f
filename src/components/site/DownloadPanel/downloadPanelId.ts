/** The `popoverTarget` of buttons that open the panel. A page has one panel. */
export const downloadPanelId = 'download-app';
