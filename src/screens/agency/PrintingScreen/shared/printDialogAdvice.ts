/** Advice on the settings of the print dialog. With other settings, the stickers would be printed in another size. */
export const printDialogAdvice = 'In the print dialog, choose Actual size (100 %) and no margins.';
