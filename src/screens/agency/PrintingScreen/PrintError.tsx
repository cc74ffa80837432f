import Alert from '@mui/material/Alert';

import { printingCopy } from './PrintingScreen.copy';
import type { Printing } from './controller/usePrinting';

export type PrintErrorProps = { printing: Printing };

/** Message that a print failed. */
export function PrintError({ printing }: PrintErrorProps) {
  const { printStatus: status } = printing.state;
  if (status === 'idle' || status === 'preparing') return null;
  return <Alert severity={status === 'closed' ? 'info' : 'error'}>{printingCopy.printErrors[status]}</Alert>;
}
