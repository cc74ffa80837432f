import { PrintingScreen } from '~/screens/agency/PrintingScreen/PrintingScreen';

import { usePrinting } from '../printing/usePrinting';

export type PrintingRouteProps = {
  /** What the addresses in tag codes start with. */
  tagBase: string;
};

export function PrintingRoute({ tagBase }: PrintingRouteProps) {
  return <PrintingScreen {...usePrinting(tagBase)} tagBase={tagBase} />;
}
