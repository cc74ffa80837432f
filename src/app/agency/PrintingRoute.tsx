import { PrintingScreen } from '~/screens/agency/PrintingScreen/PrintingScreen';

import { usePrintingEffects } from '../printing/usePrintingEffects';

export type PrintingRouteProps = {
  /** Start of the tag URLs in the codes. */
  tagBase: string;
};

export function PrintingRoute({ tagBase }: PrintingRouteProps) {
  return <PrintingScreen effects={usePrintingEffects(tagBase)} />;
}
