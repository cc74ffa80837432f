/**
 * Result of a print. 'cancelled': the user cancelled the preparation on the printing screen. 'blocked': the browser did
 * not open the print window. 'closed': the user closed the print window before it printed.
 */
export type PrintOutcome = 'printed' | 'cancelled' | 'blocked' | 'closed' | 'failed';

export type PrintStatus = 'idle' | 'preparing' | Exclude<PrintOutcome, 'printed' | 'cancelled'>;
