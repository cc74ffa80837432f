/** Advice about the print dialog: with other settings, printers scale the stickers. */
export const printDialogAdvice = 'In the print dialog, choose Actual size (100 %) and no margins.';
