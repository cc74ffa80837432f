/** What the buttons that open the panel name in `popoverTarget`. One panel a page. */
export const downloadPanelId = 'download-app';
