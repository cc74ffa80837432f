/** What to choose in the print dialog, so that the stickers are printed in their exact size. */
export const printDialogAdvice = 'In the print dialog, choose Actual size (100 %) and no margins.';
